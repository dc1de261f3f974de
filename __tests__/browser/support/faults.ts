import type { Page, Route } from '@playwright/test';

export const NO_CONNECTION = 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.';
export const TIMED_OUT = 'Сервер не ответил за 30 секунд. Попробуйте ещё раз.';
export const MESSAGE = 'База занята, подождите минуту.';

/** Messages of browser and console about a request that fails on purpose. */
export const WIRE_TROUBLES = [
  /Failed to load resource/,
  /^console: (list|create|update|delete)Tournaments?: /,
  /^request: [A-Z]+ \S+\/api\/(tournaments|trash\/count|plays)/,
];

type Answer = (route: Route) => Promise<void>;
export type Fault = {
  name: string;
  answer: Answer;
  /** The message shown to the user; without it the operation's default message is shown. */
  text?: string;
  /** True for a network error, after which a GET is retried once. */
  isNetwork?: boolean;
};

const answer =
  (status: number, body: string, contentType = 'application/json'): Answer =>
  (route) =>
    route.fulfill({ status, body, contentType });
const answerWithMessage = (status: number, message: unknown) =>
  answer(status, JSON.stringify({ message }));

/** The response of a proxy or a hotel network instead of the server's. */
export const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>';

/** Failed responses: nothing was loaded, saved or deleted. */
export const FAILURES: readonly Fault[] = [
  {
    name: 'no connection',
    answer: (route) => route.abort('internetdisconnected'),
    text: NO_CONNECTION,
    isNetwork: true,
  },
  {
    name: 'the connection is reset',
    answer: (route) => route.abort('connectionreset'),
    text: NO_CONNECTION,
    isNetwork: true,
  },
  { name: '500 with a message', answer: answerWithMessage(500, MESSAGE), text: MESSAGE },
  { name: '503 without a message', answer: answer(503, '{}') },
  { name: '500 with an object for a message', answer: answerWithMessage(500, { ru: MESSAGE }) },
  { name: '500 with an empty message', answer: answerWithMessage(500, ' ') },
  { name: '500 with 2 MB of a message', answer: answerWithMessage(500, 'ж'.repeat(1_000_000)) },
  { name: '500 in plain words', answer: answer(500, 'Internal Server Error', 'text/plain') },
  { name: '502 with a page', answer: answer(502, PAGE, 'text/html') },
  { name: '500 without a body', answer: answer(500, '') },
  { name: '400 with null', answer: answer(400, 'null') },
];

/** Operations that a user waits for. */
const STORIES = ['list', 'create', 'edit', 'delete'] as const;

/**
 * The failures tested in one story. Each failure belongs to one story; tests of the API layer cover all combinations.
 */
export const listFailures = (story: (typeof STORIES)[number]): readonly Fault[] =>
  FAILURES.filter((_, index) => STORIES[index % STORIES.length] === story);

/** Successful responses without usable content. */
export const HOLLOW_ANSWERS = {
  nothing: answer(200, ''),
  null: answer(200, 'null'),
  object: answer(200, '{"ok":true}'),
  text: answer(200, '"ok"'),
  page: answer(200, PAGE, 'text/html'),
} as const;

export const listHollowFaults = (...names: (keyof typeof HOLLOW_ANSWERS)[]): Fault[] =>
  names.map((name) => ({ name: `200 with ${name}`, answer: HOLLOW_ANSWERS[name] }));

/** Intercepts requests of one method to /api/tournaments until it is stopped. */
export async function interceptRequests(page: Page, method: string, fault: Answer) {
  let count = 0;
  const handler = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    return fault(route);
  };
  const pattern = /\/api\/tournaments(\/\d+)?$/;
  await page.route(pattern, handler);
  return { count: () => count, stop: () => page.unroute(pattern, handler) };
}

/** Holds requests until they are released, to the real server or to a fault. */
export async function holdRequests(page: Page, method: string) {
  let release: (fault: Answer) => void = () => {};
  const decision = new Promise<Answer>((resolve) => {
    release = resolve;
  });
  const { count, stop } = await interceptRequests(page, method, async (route) =>
    (await decision)(route),
  );
  return { count, stop, release: (fault: Answer = (route) => route.continue()) => release(fault) };
}

/** The server never responds, so the request hangs. */
export const hang: Answer = async () => {};

/** Removes the clipboard, as a browser does for a page loaded over plain HTTP. */
export const refuseClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
