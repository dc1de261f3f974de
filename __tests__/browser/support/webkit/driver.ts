/** A WebDriver error response with its code. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

export type Actions = { type: 'key' | 'pointer'; id: string; actions: object[] }[];

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebDriver's reference to an element. */
export type ElementId = { [ELEMENT]: string };

/** A WebDriver session with the commands that the tests need, named as in the standard. */
export class Driver {
  private constructor(
    private readonly base: string,
    readonly version: string,
  ) {}

  static async start(server: string): Promise<Driver> {
    const { sessionId, capabilities } = (await send(`${server}/session`, 'POST', {
      capabilities: {},
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    return new Driver(`${server}/session/${sessionId}`, capabilities.browserVersion);
  }

  end = (): Promise<unknown> => send(this.base, 'DELETE');
  navigate = (url: string): Promise<unknown> => this.post('url', { url });
  reload = (): Promise<unknown> => this.post('refresh', {});
  back = (): Promise<unknown> => this.post('back', {});
  forward = (): Promise<unknown> => this.post('forward', {});
  resize = (width: number, height: number): Promise<unknown> =>
    this.post('window/rect', { width, height });
  act = (actions: Actions): Promise<unknown> => this.post('actions', { actions });
  upload = (element: ElementId, file: string): Promise<unknown> =>
    this.post(`element/${element[ELEMENT]}/value`, { text: file });

  /** Runs a function body in the page and awaits its promise. */
  execute<Result>(script: string, args: unknown[] = []): Promise<Result> {
    return this.post('execute/sync', { script, args }) as Promise<Result>;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await send(`${this.base}/screenshot`, 'GET')) as string, 'base64');
  }

  private post(command: string, body: object): Promise<unknown> {
    return send(`${this.base}/${command}`, 'POST', body);
  }
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
