import styles from './DragGhost.module.css';

type DragGhostHandle = { moveTo: (x: number, y: number) => void; remove: () => void };

/**
 * Creates a copy of an entry, or of its name (data-ghost), that follows the pointer.
 * @param x @param y position of the pointer when the drag started
 */
export function createDragGhost(entry: HTMLElement, x: number, y: number): DragGhostHandle {
  const name = entry.querySelector<HTMLElement>('[data-ghost]');
  const { left, top, width, height } = (name ?? entry).getBoundingClientRect();
  const ghost = (name ?? entry).cloneNode(true) as HTMLElement;
  for (const name of ['data-tournament', 'data-entry', 'aria-describedby', 'id'])
    ghost.removeAttribute(name);
  ghost.classList.add(styles.ghost!);
  if (name) ghost.classList.add(styles.name!);
  ghost.inert = true;
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    ...(!name && { width: `${width}px`, height: `${height}px` }),
  });
  document.body.append(ghost);
  return {
    moveTo: (toX, toY) => {
      ghost.style.translate = `${toX - x}px ${toY - y}px`;
    },
    remove: () => ghost.remove(),
  };
}
