/** Makes the button copy the page's own address, without which the player cannot return (APPLY-8). */
export function enhanceCopyButton(): void {
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
