/** The page's only style sheet; its colours are the console's. */
export const DOCS_PAGE_STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f5ef, #0f1613);
  --surface: light-dark(#ffffff, #151e1a);
  --ink: light-dark(#1a2420, #e7ede9);
  --quiet: light-dark(#56625c, #a4b2aa);
  --line: light-dark(#dedcd2, #2b3831);
  --faint-line: light-dark(#ecebe3, #212c27);
  --green: light-dark(#1d6b46, #5fc793);
  --green-ink: light-dark(#14533a, #8bdcb1);
  --wash: light-dark(#e7f0ea, #1a3327);
  --clay: light-dark(#a84a22, #f0a47f);
  --clay-wash: light-dark(#fbeee6, #3a2419);
  --red: light-dark(#b3261e, #ff8f86);
  --red-wash: light-dark(#fdeceb, #3b1d1b);
}

* { box-sizing: border-box; }

html { scroll-padding-top: 24px; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }

body {
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  margin: 0;
  color: var(--ink);
  background: var(--paper);
  font: 15px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}

h1, h2, h3 { margin: 0; font-weight: 650; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
h1 { font-size: 26px; }
h2 { margin-top: 24px; font-size: 20px; }
h3 { font-size: 17px; }
p { max-width: 76ch; margin: 0; }
a { color: var(--green-ink); }
:focus-visible { outline: 2px solid var(--green); outline-offset: 2px; border-radius: 4px; }
code { font: 0.92em/1.5 ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
th code { overflow-wrap: normal; }
h3 code { font-size: 0.95em; font-weight: inherit; }

nav {
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100vh;
  padding: 20px 12px;
  overflow-y: auto;
  border-right: 1px solid var(--line);
  background: var(--surface);
}
nav a { padding: 4px 12px; border-radius: 6px; color: inherit; text-decoration: none; }
nav a:hover { background: var(--wash); }
nav .group { margin-top: 12px; font-weight: 650; }
nav .call-link { color: var(--quiet); }
nav .call-link:hover { color: var(--ink); }

main { display: flex; flex-direction: column; gap: 32px; max-width: 1080px; min-width: 0; padding: 32px 40px 96px; }
section { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
article {
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding: 20px 24px 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
}
.quiet { color: var(--quiet); }

.call { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; }
.method, .open, .status { padding: 1px 8px; border-radius: 6px; font-size: 13px; font-weight: 650; }
.method { color: var(--green-ink); background: var(--wash); }
.method-delete { color: var(--red); background: var(--red-wash); }
.method-post, .method-put { color: var(--clay); background: var(--clay-wash); }
.open { color: var(--quiet); background: var(--faint-line); }
.status { background: var(--wash); color: var(--green-ink); }
.status-4 { background: var(--clay-wash); color: var(--clay); }
.status-5 { background: var(--red-wash); color: var(--red); }

table { width: 100%; border-collapse: collapse; }
caption { padding: 8px 0 4px; font-weight: 650; text-align: left; }
th, td { padding: 8px 16px 8px 0; border-top: 1px solid var(--faint-line); text-align: left; vertical-align: top; }
thead th { border-top: 0; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: 12.5px; font-weight: 550; }
tbody th { width: 1%; font-weight: 400; white-space: nowrap; }
tbody tr:first-child > * { border-top: 0; }
td p { margin-top: 4px; }
.required { display: block; color: var(--clay); font-size: 12.5px; }
.pattern { display: block; margin-top: 2px; color: var(--quiet); font-size: 12px; }

.examples { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 16px; align-items: start; }
figure { min-width: 0; margin: 0; }
figcaption { padding: 8px 0 4px; font-weight: 650; }
pre { margin: 0; padding: 12px 16px; overflow-x: auto; border-radius: 9px; background: var(--paper); tab-size: 2; }
pre code { overflow-wrap: normal; }

@media (max-width: 900px) {
  body { display: block; }
  nav { position: static; flex-flow: row wrap; height: auto; padding: 4px; border-right: 0; border-bottom: 1px solid var(--line); }
  nav .group { margin-top: 0; font-weight: 550; }
  nav .call-link { display: none; }
  nav a { display: flex; align-items: center; min-height: 44px; }
  main { gap: 24px; padding: 24px 16px 64px; }
  article { padding: 16px; }
}

@media (max-width: 639px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  tr, tbody th, td { display: block; width: auto; padding: 0; border-top: 0; }
  tr { padding: 10px 0; border-top: 1px solid var(--faint-line); }
  td { margin-top: 2px; overflow-wrap: anywhere; }
  tbody th { white-space: normal; }
  .none { display: none; }
  .required { display: inline; margin-left: 8px; }
}

@media print {
  :root { color-scheme: light; }
  body { display: block; }
  nav { display: none; }
  article { break-inside: avoid-page; }
  pre { white-space: pre-wrap; }
}
`;
