import { useListPlaysQuery } from '../../../api/play/playSummariesApi';
import { useAppSelector } from '../../../hooks';
import { selectAuth } from '../../../state/authSlice';
import './playSummaries.css';

/** ROSTER-17: keeps what is counted of the plays up to date; the list shows what is in the cache. */
export function PlaySummariesLoader() {
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';
  useListPlaysQuery(undefined, { skip: !isSignedIn, selectFromResult: () => ({}) });
  return null;
}
