import type { Send } from './pipedChromium';
import type { Site } from './stand';
import { DESK, buildInitScript } from './visit';

/** Evaluates an expression of the probe in an open page; the result is a number. */
export type Ask = (expression: string) => Promise<number>;

type Evaluated = { result: { value: number }; exceptionDetails?: { text: string } };

/** Prepares a page before it opens, with protocol commands. */
export type Before = (
  send: (method: string, parameters?: object) => Promise<unknown>,
) => Promise<void>;

/** Opens a page with an empty browser cache and without an inspector. Closes it after `work`. */
export async function visitPlainly<Result>(
  send: Send,
  site: Site,
  work: (ask: Ask) => Promise<Result>,
  before?: Before,
): Promise<Result> {
  const { browserContextId } = await send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  try {
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const toPage = <Answer>(method: string, parameters: object = {}) =>
      send<Answer>(method, parameters, sessionId);
    await toPage('Page.enable');
    await toPage('Emulation.setDeviceMetricsOverride', {
      ...DESK,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await toPage('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Moscow' });
    await toPage('Page.addScriptToEvaluateOnNewDocument', { source: buildInitScript(site) });
    await before?.(toPage);
    await toPage('Page.navigate', { url: `${site.url}/tournaments` });
    return await work(async (expression) => {
      const { result, exceptionDetails } = await toPage<Evaluated>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    });
  } catch (error) {
    throw new Error(`${site.name} with ${site.count} tournaments`, { cause: error });
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}
