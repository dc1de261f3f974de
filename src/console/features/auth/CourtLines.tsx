/** Lines of a tennis court, 23.77 m by 10.97 m with its singles sidelines and service boxes. */
export function CourtLines({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-60 -60 2497 1217" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        d="M0 0h2377v1097H0zM0 137h2377M0 960h2377M548 137v823M1829 137v823M548 548h1281M1188 -60v1217"
      />
    </svg>
  );
}
