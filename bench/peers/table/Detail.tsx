import { useEffect, useRef } from 'react';
import { DETAIL, factsOf, playerFactsOf } from '../common/texts';
import type { Tournament } from '../common/tournaments';

type DetailProps = { tournament: Tournament; onClose: () => void };

export function Detail({ tournament, onClose }: DetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose}>
      <h2>{DETAIL}</h2>
      <dl>
        {factsOf(tournament).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {tournament.applications.map((application) => (
          <li key={application.id}>{playerFactsOf(application).join(' ')}</li>
        ))}
      </ul>
      <button onClick={() => dialog.current?.close()}>Закрыть</button>
    </dialog>
  );
}
