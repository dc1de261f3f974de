/** CSS selectors of the measured parts of a page. */
export type Look = {
  row: string;
  /** The cell of a row that opens its details. */
  cell: string;
  search: string;
  dialog: string;
  /**
   * Selector of the element that shows the number of rows once the list is complete. A page without it shows all rows
   * at once.
   */
  count?: string;
};

const COUNT = 'h1 + span';
const DIALOG = 'dialog[open]';
const SEARCH = 'input[type=search]';

/** The console and the pages for comparison, by name. */
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
