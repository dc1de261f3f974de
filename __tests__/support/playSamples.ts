import { createPlayDesk } from './playDesk';
import { createTestApp, type TestApp } from './serverApp';
import { APPLICATION, NOW, TOURNAMENT } from './serverSamples';

type Desk = ReturnType<typeof createPlayDesk>;

export const HOUR = 3_600_000;

/** The sample starts days after NOW. */
export const START = Date.parse(`${TOURNAMENT.date}T${TOURNAMENT.startTime}:00+03:00`);

/** Three applications, with names as people type them. */
export const APPLICATIONS = ['Анна Крылова', 'Орлова Мария', 'Белов Олег Петрович'].map(
  (name, index) => ({
    ...APPLICATION,
    name,
    contactPhone: `+7 (903) 765-43-2${index}`,
    userId: index,
  }),
);

/** Opens a club for each test; the applications belong to its first tournament. */
export function openClubs(take: (club: TestApp, desk: Desk) => void): void {
  let club: TestApp;
  beforeEach(async () => {
    club = await createTestApp({ now: NOW, tournaments: [{ applications: APPLICATIONS }, {}] });
    take(club, createPlayDesk(club));
  });
  afterEach(() => club.stop());
}
