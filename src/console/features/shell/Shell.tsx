import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageFrameContext, type PageSearch } from '../../ui/pageFrame';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import styles from './Shell.module.css';

/** SHELL: the frame of every signed-in page; menu and bar stay, the content scrolls (SHELL-5). */
export function Shell({ onSignOut }: { onSignOut: () => void }) {
  const [search, setSearch] = useState<PageSearch | null>(null);
  const [scrollElement, setScrollElement] = useState<HTMLElement | null>(null);
  const frame = useMemo(() => ({ setSearch, scrollElement }), [scrollElement]);

  // A page begins at its top, however far down the last one was, unless it wants otherwise.
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
      <SideMenu />
      <TopBar search={search} onSignOut={onSignOut} />
      <main id="content" className={styles.content} tabIndex={-1} ref={setScrollElement}>
        <PageFrameContext value={frame}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </PageFrameContext>
      </main>
    </div>
  );
}
