import type { LivePagePlayer } from '../../domain/play/livePage/livePagePlayers';

/**
 * «Это я»: players choose their name and then see their own court and place at the top (SEEN-4). The script fills the
 * list.
 */
export const PlayerChooser = ({ players }: { players: readonly LivePagePlayer[] }) => (
  <div className="me scripted">
    <div className="choose" hidden={players.length === 0}>
      <label htmlFor="me">Это я</label>
      <select id="me" defaultValue="">
        <option value="">Выберите себя</option>
        {players.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
    <section className="mine" aria-label="Ваш корт и место" tabIndex={-1} hidden />
    <p className="lost" role="status" />
  </div>
);
