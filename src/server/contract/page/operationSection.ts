import type { AnswerByStatus, Call } from './calls';
import type { Components } from './exampleOf';
import { curlOf, exampleAnswer } from './examples';
import { html, type Html } from './html';
import { typeText } from './schemaTexts';
import { answerTable, parameterTable } from './tables';

const figure = (caption: string, text: string): Html => html`
  <figure>
    <figcaption>${caption}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>
`;

/**
 * One call with all that is said of it.
 * @param shared what every call may be answered, which is told elsewhere
 */
export function operationSection(
  call: Call,
  components: Components,
  shared: readonly AnswerByStatus[],
): Html {
  const { method, path, operation } = call;
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  const body = requestBody?.content['application/json'].schema;
  const own = call.answers.filter((answer) => !shared.some(([status]) => status === answer[0]));
  const answer = exampleAnswer(call, components);
  return html`
    <article id="${operationId}" aria-labelledby="${operationId}-title">
      <h3 id="${operationId}-title">${summary}</h3>
      <p class="call">
        <span class="method method-${method}">${method.toUpperCase()}</span>
        <code>${path}</code>
        ${security && html`<span class="open">без входа</span>`}
      </p>
      ${description && html`<p>${description}</p>`} ${parameters && parameterTable(parameters)}
      ${body && html`<p>Тело запроса: ${typeText(body)}</p>`} ${answerTable('Ответы', own)}
      <div class="examples">
        ${figure('Пример запроса', curlOf(call, components))}
        ${answer !== null && figure('Пример ответа', answer)}
      </div>
    </article>
  `;
}
