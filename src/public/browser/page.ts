import { enhanceCopyButton } from './enhanceCopyButton';
import { enhanceFormFields } from './form';
import { markPageFresh } from './sign';
import './base.css';
import './page/frame.css';
import './page/form.css';
import './page/buttons.css';
import './page/entry.css';
import './page/desk.css';

const form = document.querySelector<HTMLFormElement>('form[novalidate]');
if (form) enhanceFormFields(form);
enhanceCopyButton();
markPageFresh();
