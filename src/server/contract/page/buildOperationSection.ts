import type { ResponseByStatus, DocumentEndpoint } from './endpoints';
import type { SchemaComponents } from './buildExample';
import { buildCurl, buildResponseExample } from './examples';
import { html, type Html } from '../../../domain/lib/html';
import { describeSchemaType } from './schemaTexts';
import { buildResponseTable, buildParameterTable } from './tables';

const buildFigure = (caption: string, text: string): Html => html`
  <figure>
    <figcaption>${caption}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>
`;

/**
 * One endpoint with all that is said of it.
 * @param shared what every endpoint may be answered, which is told elsewhere
 */
export function buildOperationSection(
  endpoint: DocumentEndpoint,
  components: SchemaComponents,
  shared: readonly ResponseByStatus[],
): Html {
  const { method, path, operation } = endpoint;
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  const body = requestBody?.content['application/json'].schema;
  const ownResponses = endpoint.answers.filter(
    (answer) => !shared.some(([status]) => status === answer[0]),
  );
  const answer = buildResponseExample(endpoint, components);
  return html`
    <article id="${operationId}" aria-labelledby="${operationId}-title">
      <h3 id="${operationId}-title">${summary}</h3>
      <p class="call">
        <span class="method method-${method}">${method.toUpperCase()}</span>
        <code>${path}</code>
        ${security && html`<span class="open">без входа</span>`}
      </p>
      ${description && html`<p>${description}</p>`} ${parameters && buildParameterTable(parameters)}
      ${body && html`<p>Тело запроса: ${describeSchemaType(body)}</p>`}
      ${buildResponseTable('Ответы', ownResponses)}
      <div class="examples">
        ${buildFigure('Пример запроса', buildCurl(endpoint, components))}
        ${answer !== null && buildFigure('Пример ответа', answer)}
      </div>
    </article>
  `;
}
