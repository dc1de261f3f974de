import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import type { CommandBoxOpener } from '../../../ui/keyboard/commandBox';
import { isListPath } from '../../../paths';
import { useToday } from '../../../ui/time/useToday';
import { describeHitCounts } from './describeHits';
import { TopBarHitList } from './TopBarHitList';
import { buildHitGroups } from './buildHitGroups';
import { useSearchHits } from './useSearchHits';
import { useNavigationActions } from './useNavigationActions';
import { useTypedSearch, type TypedSearch } from './useTypedSearch';

type SearchHitsProps = {
  /** Opens the command box with all hits, when it has more than this panel shows. */
  onOpenBox: CommandBoxOpener;
};

/** Hits for the text typed into the search of the top bar (COMFORT-81, DESK-40). */
export function TopBarHitsPanel({ onOpenBox }: SearchHitsProps) {
  const [typed, end] = useTypedSearch();
  // On other screens the search filters that screen's own list.
  const { pathname } = useLocation();
  const isOfList = isListPath(pathname);
  return typed && isOfList && <Hits {...typed} onOpenBox={onOpenBox} onClose={end} />;
}

type HitsProps = TypedSearch & SearchHitsProps & { onClose: () => void };

function Hits({ form, field, text, onOpenBox, onClose }: HitsProps) {
  const today = useToday();
  const result = useSearchHits(text, today);
  const groups = buildHitGroups(result, today, useNavigationActions(), onOpenBox);
  if (groups.length === 0) return null;
  return (
    <>
      {/* The status is inside the live region; the list is rendered next to its field. */}
      <p className="visuallyHidden">{`Подсказки: ${describeHitCounts(0, result)}`}</p>
      {createPortal(
        <TopBarHitList
          field={field}
          groups={groups}
          rowsKey={`${result.text} ${result.isWhole}`}
          onClose={onClose}
        />,
        form,
      )}
    </>
  );
}
