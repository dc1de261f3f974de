/** An icon of 20 px, drawn as one path. */
export const Icon = ({ path }: { path: string }) => (
  <svg className="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);
