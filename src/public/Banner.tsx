import type { ReactNode } from 'react';
import { Icon } from './Icon';

type BannerProps = {
  /** `good`: there are free spots; `waiting`: attention is needed; `closed`: it is over. */
  kind: 'good' | 'waiting' | 'closed';
  children: ReactNode;
};

const PATHS = {
  good: 'm4.5 10.5 4 4 7.5-9',
  waiting: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v4.2l2.6 1.8',
  closed: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
};

/** The band below the head with the current state. */
export const Banner = ({ kind, children }: BannerProps) => (
  <div className={`banner ${kind}`}>
    <Icon path={PATHS[kind]} />
    <div>{children}</div>
  </div>
);
