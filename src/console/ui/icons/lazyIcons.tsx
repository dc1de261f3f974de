import { createIcon } from './icons';

// A separate file, because icons.tsx is loaded with the first screen.

export const CalendarIcon = createIcon(
  <path d="M4 5.5h12v11H4zM4 9h12M7.5 3.5v3.5M12.5 3.5v3.5" />,
);
export const BackIcon = createIcon(<path d="M16 10H4M9 5l-5 5 5 5" />);
export const CopyIcon = createIcon(<path d="M7 7h9v9H7zM4 13V4h9" />);
export const CheckIcon = createIcon(<path d="m4 10.5 4 4 8-9" />);
export const ChatIcon = createIcon(<path d="M3.5 4.5h13v9H9L5.5 17v-3.5h-2z" />);
export const DownIcon = createIcon(<path d="m4.5 7.5 5.5 5.5 5.5-5.5" />);
export const FindIcon = createIcon(
  <path d="M3 5h14M3 10h4.5M3 15h4.5M12.5 15a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM14.6 14.3 17 16.8" />,
);
export const ChartIcon = createIcon(<path d="M3 16.5h14M5.5 13.5v-3M10 13.5v-9M14.5 13.5v-6" />);
export const BinIcon = createIcon(
  <path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.6 9v4.5M11.4 9v4.5" />,
);
export const HelpIcon = createIcon(
  <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM8 8.2a2 2 0 1 1 2.8 1.8c-.5.2-.8.6-.8 1.1v.4M10 13.7v.1" />,
);
/** Icon of a crossed-out network. */
export const UnsentIcon = createIcon(
  <path d="M3 3l14 14M6.8 11.2a5 5 0 0 1 2.4-1.3M12.6 10.7l.8.6M4 8.2a9 9 0 0 1 2.6-1.6M9.3 5.6A9 9 0 0 1 16 8.2M10 15h.01" />,
);
