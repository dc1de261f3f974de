/** Takes the space of a table's rows that are not rendered. */
export const TableGap = ({ height }: { height: number }) => (
  <tr aria-hidden="true" style={{ height }} />
);
