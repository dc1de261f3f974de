import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCountTrashQuery } from '../../../api/tournaments/trashCountApi';
import { useAppSelector } from '../../../hooks';
import { paths } from '../../../paths';
import { selectAuth } from '../../../state/authSlice';
import styles from './TrashCountBadge.module.css';

/** Number of tournaments in the trash, for the menu's entry. The menu works without this component (COMFORT-32). */
export function TrashCountBadge() {
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';
  const { currentData: count = 0 } = useCountTrashQuery(undefined, { skip: !isSignedIn });
  const [entry, setEntry] = useState<Element | null>(null);
  useEffect(() => setEntry(document.querySelector(`nav a[href="${paths.trash}"]`)), [count]);
  return count > 0 && entry && createPortal(<span className={styles.count}>{count}</span>, entry);
}
