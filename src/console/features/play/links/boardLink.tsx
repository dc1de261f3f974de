import styles from './LinkPanel.module.css';

/** SEEN-12: opens the live page as the board, on the club's screen. */
export const renderBoardLink = (address: string) => (
  <a className={styles.screen} href={`${address}?tv`} target="_blank" rel="noreferrer">
    Открыть на экране
  </a>
);
