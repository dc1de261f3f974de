import { Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ShellContext, type TopBarSearchOptions } from '../../ui/layout/shellContext';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import styles from './Shell.module.css';

type ShellProps = {
  /** Toasts over the page, early in the tab order (COMFORT-30). */
  toasts: ReactNode;
  onSignOut: () => void;
};

/** Frame of every signed-in page (SHELL). Menu and bar stay in place while the content scrolls (SHELL-5). */
export function Shell({ toasts, onSignOut }: ShellProps) {
  const [search, setSearch] = useState<TopBarSearchOptions | null>(null);
  const [scrollElement, setScrollElement] = useState<HTMLElement | null>(null);
  const shell = useMemo(() => ({ setSearch, scrollElement }), [scrollElement]);

  // A screen opens at its top, unless it restores its own scroll position.
  const { pathname } = useLocation();
  useLayoutEffect(
    () => () => {
      if (scrollElement) scrollElement.scrollTop = 0;
    },
    [pathname, scrollElement],
  );

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        Перейти к содержимому
      </a>
      <div className={styles.toasts} aria-live="polite">
        {toasts}
      </div>
      <SideMenu />
      <TopBar search={search} onSignOut={onSignOut} />
      <main id="content" className={styles.content} tabIndex={-1} ref={setScrollElement}>
        <ShellContext value={shell}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ShellContext>
      </main>
    </div>
  );
}
