type Handlers = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/**
 * Hears events before whatever they are for does.
 * @returns ends it
 */
export function listenToWindow(handlers: Handlers): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handle] of entries) addEventListener(name, handle, true);
  return () => {
    for (const [name, handle] of entries) removeEventListener(name, handle, true);
  };
}
