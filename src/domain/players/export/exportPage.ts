import { formatDateTime } from '../../dates/instants';
import { isPhone } from '../../fields/phone';
import { html, Html } from '../../lib/html';
import { buildExportedSections, type ExportedSection } from './exportTables';
import type { PlayerExport } from './exportWire';

const TITLE = 'Данные игрока';
const STORED_BY = 'Всё, что хранит о\u00a0человеке';
const MADE = 'Составлено';
const OTHERS = 'Другие игроки названы так, как их видят на\u00a0турнире.';

const STYLE = `
  :root { color-scheme: light; }
  body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 15px/1.45 system-ui, sans-serif;
    color: #16231b; background: #fff; }
  h1 { margin: 0 0 0.5rem; font-size: 1.6rem; }
  h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem; break-after: avoid; }
  .table { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #c9d3cc; text-align: left;
    vertical-align: top; overflow-wrap: break-word; }
  .whole { white-space: nowrap; }
  th { font-weight: 600; color: #47574d; }
  tr { break-inside: avoid; }
  @media (max-width: 40rem) { table { min-width: 40rem; } }
  @media print { body { margin: 0; max-width: none; font-size: 11px; } .table { overflow: visible; } }
`;

/** A phone does not wrap. */
const buildCell = (text: string): Html =>
  isPhone(text) ? html`<td class="whole">${text}</td>` : html`<td><bdi>${text}</bdi></td>`;

const buildSection = ({ title, head, rows }: ExportedSection): Html => html`
  <h2>${title}</h2>
  <div class="table" role="region" aria-label="${title}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((text) => html`<th scope="col">${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(buildCell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;

type About = {
  /** Name of the club that stores the data. */
  club: string;
  /** IANA name of the club's time zone. */
  zone: string;
};

/** Builds an export as a self-contained page without scripts or pictures; names are escaped (PLAYER-72). */
export function buildExportPage(data: PlayerExport, { club, zone }: About): string {
  const page = html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <title>${TITLE}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <h1>${TITLE}</h1>
        <p>
          ${STORED_BY} <bdi>${club}</bdi>. ${MADE} ${formatDateTime(data.madeAt, zone)}. ${OTHERS}
        </p>
        ${buildExportedSections(data, zone).map(buildSection)}
      </body>
    </html> `;
  return page.text;
}
