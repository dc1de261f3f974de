import { enhanceFormFields } from './form';
import { markPageFresh } from './sign';
import './base.css';
import './page/frame.css';
import './page/form.css';
import './page/buttons.css';
import './page/entry.css';
import './page/desk.css';

/** Makes the button copy the page's own address, without which the player cannot return (APPLY-8). */
function enhanceCopyButton(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-copy]');
  const status = document.querySelector('.actions [role=status]');
  button?.addEventListener('click', () => {
    const showStatus = (text: string) => {
      if (status) status.textContent = text;
    };
    // A page without HTTPS has no clipboard.
    const { clipboard } = navigator as { clipboard?: Clipboard };
    const copying =
      clipboard?.writeText(location.href) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => showStatus(button.dataset.copy ?? ''),
      () => showStatus('Скопируйте адрес из строки браузера'),
    );
  });
}

const form = document.querySelector<HTMLFormElement>('form[novalidate]');
if (form) enhanceFormFields(form);
enhanceCopyButton();
markPageFresh();
