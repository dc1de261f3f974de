import { formatQuantity } from '../../domain/lib/formatQuantity';
import type { ScorePageDeviceState } from './props';

const describeOffline = (count: number): string =>
  count === 0
    ? 'Нет сети: счёт других может быть старым'
    : `Нет сети. ${formatQuantity(count, 'счёт ждёт', 'счёта ждут', 'счетов ждут')}, можно продолжать`;

/** A note about a missing network, and the refused results (SEEN-18). */
export const UnsentNote = ({ isOffline, unsent, refused }: ScorePageDeviceState) => (
  <>
    {isOffline && <p className="offline">{describeOffline(unsent.length)}</p>}
    {refused.length > 0 && (
      <section className="refused">
        <h2>Не принято</h2>
        <ul>
          {refused.map(({ id, text }) => (
            <li key={id}>
              <span>{text}</span>
              <button type="button" data-dismiss={id}>
                Понятно
              </button>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);
