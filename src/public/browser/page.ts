import { copyLink } from './copyLink';
import { enhanceForm } from './form';
import './base.css';
import './page.css';

const form = document.querySelector<HTMLFormElement>('form[novalidate]');
if (form) enhanceForm(form);
copyLink();
