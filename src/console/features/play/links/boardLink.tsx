import styles from './LinkPanel.module.css';

/** Opens the live page as the board on the club's screen (SEEN-12). */
export const renderBoardLink = (address: string) => (
  <a className={styles.screen} href={`${address}?tv`} target="_blank" rel="noreferrer">
    Открыть на экране
  </a>
);
