/** A named channel for messages between the tabs of this browser. */
export type Channel<Message> = {
  /** Sends a message to the other tabs. */
  broadcast: (message: Message) => void;
  /** Calls `callback` with each message of another tab. */
  subscribe: (callback: (message: Message) => void) => void;
  close: () => void;
};

const createChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

/** Opens a channel between tabs. If the browser has none or refuses it, no message reaches another tab (WEATHER-9). */
export function openChannel<Message>(name: string): Channel<Message> {
  const channel = createChannel(name);
  return {
    broadcast: (message) => channel?.postMessage(message),
    subscribe: (callback) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => callback(data)),
    close: () => channel?.close(),
  };
}
