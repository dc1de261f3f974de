/** Messages between the tabs of this browser, under one name. */
export type Channel<Message> = {
  /** Sends a message to the other tabs. */
  broadcast: (message: Message) => void;
  /** Calls back with their messages. */
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

/** Opens a channel between tabs. If the browser has none or refuses it, each tab is on its own (WEATHER-9). */
export function openChannel<Message>(name: string): Channel<Message> {
  const channel = createChannel(name);
  return {
    broadcast: (message) => channel?.postMessage(message),
    subscribe: (callback) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => callback(data)),
    close: () => channel?.close(),
  };
}
