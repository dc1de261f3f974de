type Handlers = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/**
 * Listens on the window in the capture phase, before any element receives the event.
 * @returns a function that stops listening
 */
export function listenToWindow(handlers: Handlers): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handle] of entries) addEventListener(name, handle, true);
  return () => {
    for (const [name, handle] of entries) removeEventListener(name, handle, true);
  };
}
