import { createIcon } from './icons';

// Not in icons.tsx, which is loaded with the first screen.

export const PrintIcon = createIcon(
  <path d="M6 7.5V3.5h8v4M6 13.5H3.5v-6h13v6H14M6 11.5h8v5H6z" />,
);
/** An arrow leaving a box. */
export const ShareIcon = createIcon(<path d="M10 12V3M6.5 6.5 10 3l3.5 3.5M6.5 9H4.5v8h11V9h-2" />);
