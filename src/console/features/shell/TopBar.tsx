import { config } from '../../config';
import { useAppSelector } from '../../hooks';
import { selectUsername } from '../../state/authSlice';
import { Button } from '../../ui/controls/Button';
import { BallIcon, PersonIcon } from '../../ui/icons/icons';
import type { TopBarSearchOptions } from '../../ui/layout/shellContext';
import { useIsPhone } from '../../ui/layout/useMediaQuery';
import { SearchBox } from './SearchBox';
import styles from './TopBar.module.css';

type TopBarProps = { search: TopBarSearchOptions | null; onSignOut: () => void };

/**
 * The club's title when it is not in the menu, the search, and the account menu (SHELL-2 to SHELL-4). The menu's
 * contents load later (`AccountMenuButtons`). On a phone the menu also has the name and the sign-out.
 */
export function TopBar({ search, onSignOut }: TopBarProps) {
  const isPhone = useIsPhone();
  const username = useAppSelector(selectUsername);
  const shownName = <span className={styles.username}>{username}</span>;
  const signOut = <Button onClick={onSignOut}>Выйти</Button>;
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
        aria-label={`Учётная запись ${username}`}
      >
        <PersonIcon />
        {!isPhone && shownName}
      </button>
      <div id="account" popover="auto" className={styles.account}>
        {isPhone && (
          <>
            {shownName}
            {signOut}
          </>
        )}
      </div>
      {!isPhone && signOut}
    </header>
  );
}
