import type { ReactNode } from 'react';

const paths = {
  overview: 'M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z',
  keys: 'M8.5 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.8 11.7 19.5 4M15 8.5l3 3M18 5.5l2 2',
  key: 'M8.5 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.8 11.7 19.5 4M15 8.5l3 3M18 5.5l2 2',
  usage: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  webhooks:
    'M12 8.500a3 3 0 1 0-3-3M12 8.500 8.500 15M6 15.500a3 3 0 1 0 3 3h7M18 15.500a3 3 0 1 1-2.600 4.500M12 5.500 15.500 12.500a4 4 0 0 1 2.500 3',
  requests: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  events: 'M13 3 5 13.500h6L10 21l8.500-10.500h-6z',
  order: 'M5.500 7h13l1 13h-15zM9 10V6.500a3 3 0 0 1 6 0V10',
  email: 'M4 6h16v12H4zM4 7l8 6.500L20 7',
  programme:
    'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM12 10v4',
  customers:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.8c2.1.8 3.5 2.7 3.5 5.2',
  vouchers:
    'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7c-1.5-4-6-4-6-1.500C6 7 9 7 12 7zM12 7c1.5-4 6-4 6-1.500C18 7 15 7 12 7z',
  team: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-3.5 3-6 7-6s7 2.5 7 6',
  report: 'M4 20h16M6 16V9M10.5 16V5M15 16v-5M19 16V8',
  audit: 'M8 4h8l3 3v13H5V4zM9 11h6M9 15h6',
  support: 'M4 13a8 8 0 0 1 16 0M4 13v4h3v-5H4.100M20 13v4h-3v-5h2.900M18 17c0 2-2 3-5 3',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.400M17.6 17.6 19 19M19 5l-1.4 1.400M6.4 17.6 5 19',
  moon: 'M20 14.500A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.500z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  exit: 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-3.5 3-6 7-6s7 2.5 7 6',
  down: 'm7 10 5 5 5-5',
  updown: 'm8 9 4-4 4 4M8 15l4 4 4-4',
  right: 'm9 6 6 6-6 6',
  left: 'm15 6-6 6 6 6',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  warning: 'M12 4 2.5 20h19zM12 10v4.500M12 17.500h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  stop: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9l6 6M15 9l-6 6',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.500M5 20h14',
  link: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  location:
    'M12 21c4.5-4.5 6.5-7.7 6.5-11a6.5 6.5 0 0 0-13 0c0 3.3 2 6.5 6.5 11zM12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  settings: 'M4 7h9M17 7h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 17h3M11 17h9M9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  reward: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.500L4 9.7 9.6 9z',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** An icon next to a text. It is hidden from screen readers. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
