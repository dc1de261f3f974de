import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCountTrashQuery } from '../../../api/trashCountApi';
import { paths } from '../../../paths';
import styles from './TrashCount.module.css';

/** DESK-6: how much is in the trash, in the menu's entry; the menu need not know of it. */
export function TrashCount() {
  const { currentData: count = 0 } = useCountTrashQuery();
  const [entry, setEntry] = useState<Element | null>(null);
  useEffect(() => setEntry(document.querySelector(`nav a[href="${paths.trash}"]`)), [count]);
  return count > 0 && entry && createPortal(<span className={styles.count}>{count}</span>, entry);
}
