import { useListPlaysQuery } from '../../../api/play/playSummariesApi';
import { useAppSelector } from '../../../hooks';
import { selectAuth } from '../../../state/authSlice';
import './playSummaries.css';

/** Keeps the summaries of the plays up to date. The list reads them from the cache (ROSTER-17). */
export function PlaySummariesLoader() {
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';
  useListPlaysQuery(undefined, { skip: !isSignedIn, selectFromResult: () => ({}) });
  return null;
}
