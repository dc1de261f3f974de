import { icon } from './icons';

// Apart from the others, which come with the first screen.

export const ChatIcon = icon(<path d="M3.5 4.5h13v9H9L5.5 17v-3.5h-2z" />);
export const UpIcon = icon(<path d="m4.5 12.5 5.5-5.5 5.5 5.5" />);
export const DownIcon = icon(<path d="m4.5 7.5 5.5 5.5 5.5-5.5" />);
export const FindIcon = icon(
  <path d="M3 5h14M3 10h4.5M3 15h4.5M12.5 15a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM14.6 14.3 17 16.8" />,
);
