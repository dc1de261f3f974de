import type { ReactNode } from 'react';

type IconProps = { className?: string | undefined };

/** Creates an icon of 20 px from its paths. */
export const createIcon = (paths: ReactNode) =>
  function Icon({ className }: IconProps) {
    return (
      <svg
        className={className}
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {paths}
      </svg>
    );
  };

export const ListIcon = createIcon(<path d="M3 5.5h14M3 10h14M3 14.5h9" />);
export const PlusIcon = createIcon(<path d="M10 4v12M4 10h12" />);
export const SearchIcon = createIcon(
  <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5 17 17" />,
);
export const CrossIcon = createIcon(<path d="m5 5 10 10M15 5 5 15" />);
export const PersonIcon = createIcon(
  <path d="M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 17c.8-3 3.3-4.6 6.5-4.6s5.7 1.6 6.5 4.6" />,
);
export const MoreIcon = createIcon(
  <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.6" />,
);

/** Logo of the club: a tennis ball. */
export function BallIcon({ className }: IconProps) {
  return (
    <svg className={className} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#d9e86b" />
      <path
        d="M3.2 4.2c4 3.8 4 11.8 0 15.6M20.8 4.2c-4 3.8-4 11.8 0 15.6"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
      />
    </svg>
  );
}
