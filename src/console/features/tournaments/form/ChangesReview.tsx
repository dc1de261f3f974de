import type { ReactNode } from 'react';
import {
  toLoadedFromForm,
  type TournamentFormValues,
} from '../../../../domain/tournament/formValues';
import { DescriptionList } from '../../../ui/layout/DescriptionList';
import { buildFieldFacts, buildOtherFacts } from '../display/fieldFacts';
import styles from './ChangesReview.module.css';

function buildFacts(values: TournamentFormValues): Record<string, string> {
  const fields = toLoadedFromForm(values);
  return { ...buildFieldFacts(fields), ...buildOtherFacts(fields) };
}

type ChangesReviewProps = { before: TournamentFormValues; after: TournamentFormValues };

/** Read-only view of the values to save, with the changes marked (EDIT-3). */
export function ChangesReview({ before, after }: ChangesReviewProps) {
  const old = buildFacts(before);
  const facts = Object.entries(buildFacts(after)).map(([name, value]): [string, ReactNode] => [
    name,
    value === old[name] ? (
      value
    ) : (
      <>
        <del>
          <span className="visuallyHidden">Было: </span>
          <bdi>{old[name]}</bdi>
        </del>{' '}
        <ins>
          <span className="visuallyHidden">Стало: </span>
          <bdi>{value}</bdi>
        </ins>
      </>
    ),
  ]);
  return <DescriptionList className={styles.review} facts={Object.fromEntries(facts)} />;
}
