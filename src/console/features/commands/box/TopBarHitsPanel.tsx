import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import type { CommandBoxOpener } from '../../../ui/keyboard/commandBox';
import { paths } from '../../../paths';
import { useToday } from '../../../ui/time/useToday';
import { describeHitCounts } from './describeHits';
import { TopBarHitList } from './TopBarHitList';
import { buildHitGroups } from './buildHitGroups';
import { useSearchHits } from './useSearchHits';
import { useNavigationActions } from './useNavigationActions';
import { useTypedSearch, type TypedSearch } from './useTypedSearch';

type SearchHitsProps = {
  /** Opens the box, where more is found than there is room for here. */
  onOpenBox: CommandBoxOpener;
};

/** DESK-40: what COMFORT-81 finds for the text that is being typed into the search of the top bar. */
export function TopBarHitsPanel({ onOpenBox }: SearchHitsProps) {
  const [typed, end] = useTypedSearch();
  // The search of another screen finds what that screen lists.
  const { pathname } = useLocation();
  const isOfList = pathname === '/' || pathname === paths.tournaments;
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
      {/* It stands in the region whose changes are read aloud, the list beside its field. */}
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
