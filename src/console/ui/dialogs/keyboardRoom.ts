/**
 * An iPhone's keyboard covers the page without changing 100dvh, so elements at the bottom leave `--keyboard` free. On
 * other phones the keyboard shrinks the page, as index.html demands.
 */
const viewport = window.visualViewport;

viewport?.addEventListener('resize', () => {
  const { clientHeight, style } = document.documentElement;
  const covered = clientHeight - viewport.height * viewport.scale;
  style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
});
