import type { OpenApi } from '../openApi';
import { listDocumentEndpoints, listSharedResponses, type DocumentEndpoint } from './endpoints';
import { html, type Html } from '../../../domain/lib/html';
import { buildOperationSection } from './buildOperationSection';
import { getSchemaAnchor } from './schemaTexts';
import { buildResponseTable, buildFieldTable } from './tables';

const getSectionId = (index: number): string => `section-${index + 1}`;

const buildNavigation = (
  { tags, components }: OpenApi,
  listByTag: (tag: string) => readonly DocumentEndpoint[],
): Html => html`
  <nav aria-label="Содержание">
    <a href="#begin">Начало</a>
    ${tags.map(
      ({ name }, index) => html`
        <a class="group" href="#${getSectionId(index)}">${name}</a>
        ${listByTag(name).map(
          ({ operation: { operationId, summary } }) =>
            html`<a class="call-link" href="#${operationId}">${summary}</a>`,
        )}
      `,
    )}
    <a class="group" href="#problems">Ошибки</a>
    <a class="group" href="#objects">Объекты</a>
    ${Object.keys(components.schemas).map(
      (title) => html`<a class="call-link" href="#${getSchemaAnchor(title)}">${title}</a>`,
    )}
  </nav>
`;

const buildBeginning = ({ info }: OpenApi): Html => html`
  <section id="begin" aria-labelledby="title">
    <h1 id="title">${info.title}</h1>
    <p class="quiet">Версия ${info.version}. <a href="/api/openapi.json">OpenAPI 3.1</a></p>
    <p>${info.description}</p>
    <p>
      Почти всем вызовам нужен вход: заголовок <code>Authorization: Basic</code> с именем
      администратора и токеном. Токен на сутки даёт <a href="#signIn">вход</a>.
    </p>
    <p>
      В примерах <code>$CLUB</code> — адрес сервера, например <code>http://127.0.0.1:8080</code>, а
      <code>$TOKEN</code> — токен.
    </p>
  </section>
`;

const buildObjects = ({ components }: OpenApi): Html => html`
  <section id="objects" aria-labelledby="objects-title">
    <h2 id="objects-title">Объекты</h2>
    ${Object.entries(components.schemas).map(
      ([title, schema]) => html`
        <article id="${getSchemaAnchor(title)}" aria-labelledby="${getSchemaAnchor(title)}-title">
          <h3 id="${getSchemaAnchor(title)}-title"><code>${title}</code></h3>
          ${schema.description && html`<p>${schema.description}</p>`} ${buildFieldTable(schema)}
        </article>
      `,
    )}
  </section>
`;

/** API-2: the contract as a page for people; it holds no script and no style of its own. */
export function buildDocsPage(document: OpenApi): string {
  const { info, tags, components } = document;
  const endpoints = listDocumentEndpoints(document);
  const listByTag = (tag: string) =>
    endpoints.filter(({ operation }) => operation.tags.includes(tag));
  const shared = listSharedResponses(endpoints);
  const { text } = html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        ${buildNavigation(document, listByTag)}
        <main>
          ${buildBeginning(document)}
          ${tags.map(
            ({ name }, index) => html`
              <section id="${getSectionId(index)}" aria-labelledby="${getSectionId(index)}-title">
                <h2 id="${getSectionId(index)}-title">${name}</h2>
                ${listByTag(name).map((endpoint) => buildOperationSection(endpoint, components.schemas, shared))}
              </section>
            `,
          )}
          <section id="problems" aria-labelledby="problems-title">
            <h2 id="problems-title">Ошибки</h2>
            <p>
              Каждая — объект <a href="#${getSchemaAnchor('Problem')}">Problem</a>: что случилось,
              и, если дело в полях, что не так с каждым. Так может ответить любой вызов:
            </p>
            ${buildResponseTable('Ответы любого вызова', shared)}
          </section>
          ${buildObjects(document)}
        </main>
      </body>
    </html>`;
  return text;
}
