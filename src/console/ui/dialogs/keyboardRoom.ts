/**
 * An iPhone's keyboard covers the page without changing 100dvh. Elements at the lower edge keep `--keyboard` free.
 * Other phones shrink the page, as index.html asks.
 */
const viewport = window.visualViewport;

viewport?.addEventListener('resize', () => {
  const { clientHeight, style } = document.documentElement;
  const covered = clientHeight - viewport.height * viewport.scale;
  style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
});
