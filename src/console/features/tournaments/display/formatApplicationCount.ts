import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { Tournament } from '../../../../domain/tournament/tournament';

/** «1 заявка», «2 заявки», «0 заявок». */
export const formatApplicationCount = ({
  applications,
}: Pick<Tournament, 'applications'>): string =>
  formatQuantity(applications.length, 'заявка', 'заявки', 'заявок');
