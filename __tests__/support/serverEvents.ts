/** Reads a server's events one after another. */
export type Events = Awaited<ReturnType<typeof openEvents>>;

/** Opens a server's events for the user of the Authorization header; a live page's viewer needs no header. */
export async function openEvents(url: string, authorization: string, path = '/api/live') {
  const over = new AbortController();
  const response = await fetch(url + path, {
    headers: { authorization },
    signal: over.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';

  /** The next block of lines, or null at the end. */
  async function readBlock(): Promise<string | null> {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end !== -1) {
        const text = rest.slice(0, end);
        rest = rest.slice(end + 2);
        return text;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      rest += value;
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    /** The whole response to a refused request. */
    async readRefusal(): Promise<string> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return rest;
        rest += value;
      }
    },
    /** Tag of a topic's next event, or null when there are no more. */
    async readNext(topic = 'list'): Promise<string | null> {
      for (;;) {
        const text = await readBlock();
        if (text === null) return null;
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
        if (name === topic && data !== undefined) return (JSON.parse(data) as { tag: string }).tag;
      }
    },
    close: () => over.abort(),
  };
}
