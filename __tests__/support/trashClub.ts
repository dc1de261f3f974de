import { makeTestApp, type TestApp, type TestAppOptions } from './serverApp';
import { NOW } from './serverSamples';

/** A club with a tournament to delete, which has two applications. */
export const makeTrashClub = (options: TestAppOptions = {}): Promise<TestApp> =>
  makeTestApp({ now: NOW, tournaments: [{ applications: [{}, {}] }], ...options });
