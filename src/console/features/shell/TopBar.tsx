import { config } from '../../config';
import { useAppSelector } from '../../hooks';
import { selectUsername } from '../../state/authSlice';
import { Button } from '../../ui/Button';
import { BallIcon, PersonIcon } from '../../ui/icons';
import type { PageSearch } from '../../ui/shellContext';
import { SearchBox } from './SearchBox';
import { ThemeSelect } from './ThemeSelect';
import styles from './TopBar.module.css';

type TopBarProps = { search: PageSearch | null; onSignOut: () => void };

/** SHELL-2 to SHELL-4: the title where the menu has no room; on a phone name and sign-out in a small menu. */
export function TopBar({ search, onSignOut }: TopBarProps) {
  const username = useAppSelector(selectUsername);
  return (
    <header className={styles.bar}>
      <div className={styles.club}>
        <BallIcon />
        <span>{config.title}</span>
      </div>
      {search && <SearchBox search={search} />}
      <button
        type="button"
        className={styles.accountButton}
        popoverTarget="account"
        aria-label="Учётная запись"
      >
        <PersonIcon />
      </button>
      <div id="account" popover="auto" className={styles.account}>
        <ThemeSelect />
        <span className={styles.username}>{username}</span>
        <Button onClick={onSignOut}>Выйти</Button>
      </div>
    </header>
  );
}
