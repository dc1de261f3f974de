/**
 * An iPhone's keyboard lies over the page, and 100dvh takes no notice: what reaches down to the edge of
 * the screen leaves `--keyboard` free there. Other phones make the page smaller, as index.html asks them.
 */
const seen = window.visualViewport;

seen?.addEventListener('resize', () => {
  const { clientHeight, style } = document.documentElement;
  const covered = clientHeight - seen.height * seen.scale;
  style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
});
