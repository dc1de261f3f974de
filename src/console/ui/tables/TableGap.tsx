/** Fills the space of table rows that are not rendered. */
export const TableGap = ({ height }: { height: number }) => (
  <tr aria-hidden="true" style={{ height }} />
);
