/** Where in a page what is measured is found, as CSS selectors. */
export type Look = {
  row: string;
  /** Of a row: what a person presses to see more of it. */
  cell: string;
  search: string;
  dialog: string;
  /** Shows how many there are when no more come; a page without shows all rows at once. */
  count?: string;
};

const COUNT = 'h1 + span';
const DIALOG = 'dialog[open]';
const SEARCH = 'input[type=search]';

/** The console and the pages that it is compared with, by name. */
export const LOOKS = {
  ours: {
    row: 'tr[data-index][tabindex]',
    cell: 'td:nth-child(3)',
    search: SEARCH,
    dialog: DIALOG,
    count: COUNT,
  },
  bare: { row: '.row', cell: 'span:nth-child(3)', search: SEARCH, dialog: DIALOG, count: COUNT },
  bareStreamed: {
    row: '.row',
    cell: 'span:nth-child(3)',
    search: SEARCH,
    dialog: DIALOG,
    count: COUNT,
  },
  antd: {
    row: '.ant-table-row',
    cell: '.ant-table-cell:nth-child(3)',
    search: '.ant-input',
    dialog: '.ant-modal',
  },
  mui: {
    row: '.MuiDataGrid-row',
    cell: '[data-field=start_time]',
    search: SEARCH,
    dialog: '[role=dialog]',
  },
  reactAdmin: {
    row: 'tbody tr',
    cell: 'td:nth-child(3)',
    search: 'input[name=organizer]',
    dialog: '[role=dialog]',
  },
  table: { row: 'tbody tr', cell: 'td:nth-child(3)', search: SEARCH, dialog: DIALOG },
} as const satisfies Record<string, Look>;

export type Name = keyof typeof LOOKS;
