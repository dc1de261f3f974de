import { plural } from '../../../../domain/plural';
import type { Tournament } from '../../../../domain/tournament';

/** «1 заявка», «2 заявки», «0 заявок». */
export const applicationsText = ({ applications }: Pick<Tournament, 'applications'>): string =>
  plural(applications.length, 'заявка', 'заявки', 'заявок');
