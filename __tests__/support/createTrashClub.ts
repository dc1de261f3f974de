import { createTestApp, type TestApp, type TestAppOptions } from './serverApp';
import { NOW } from './serverSamples';

/** A club with a tournament to delete that has two applications. */
export const createTrashClub = (options: TestAppOptions = {}): Promise<TestApp> =>
  createTestApp({ now: NOW, tournaments: [{ applications: [{}, {}] }], ...options });
