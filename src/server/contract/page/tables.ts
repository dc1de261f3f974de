import { schemaOf } from '../answersOf';
import type { DocumentAnswer, DocumentParameter } from '../openApi';
import type { JsonSchema } from '../operation';
import type { AnswerByStatus } from './endpoints';
import { html, type Html, type Part } from '../../../domain/html';
import { limitsText, patternsOf, typeText } from './schemaTexts';

type Row = { name: string; isRequired: boolean; schema: JsonSchema; description?: string };

const table = (caption: string, heads: readonly string[], rows: readonly Html[]): Html => html`
  <table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>
`;

/** A cell; an empty one is left out on a phone. */
const cell = (text: string): Html =>
  text === '' ? html`<td class="none">—</td>` : html`<td>${text}</td>`;

const row = ({ name, isRequired, schema, description = schema.description }: Row): Html => html`
  <tr>
    <th scope="row">
      <code>${name}</code>${isRequired && html`<span class="required">обязательно</span>`}
    </th>
    <td>${typeText(schema)}</td>
    ${cell(limitsText(schema))}
    <td>
      ${description ?? '—'}
      ${patternsOf(schema).map((pattern) => html`<code class="pattern">${pattern}</code>`)}
    </td>
  </tr>
`;

const FIELD_HEADS = ['Имя', 'Тип', 'Ограничения', 'Что это'];

/** The parameters of an endpoint. */
export const parameterTable = (parameters: readonly DocumentParameter[]): Html =>
  table(
    'Параметры и заголовки',
    FIELD_HEADS,
    parameters.map(({ name, in: place, required, schema, description }) =>
      row({
        name: place === 'path' ? `{${name}}` : name,
        isRequired: required,
        schema,
        description,
      }),
    ),
  );

/** The fields of an object. */
export const fieldTable = ({ properties = {}, required = [] }: JsonSchema): Html =>
  table(
    'Поля',
    FIELD_HEADS,
    Object.entries(properties).map(([name, schema]) =>
      row({ name, isRequired: required.includes(name), schema }),
    ),
  );

const headerNote = (headers: DocumentAnswer['headers'] = {}): Part =>
  Object.entries(headers).map(
    ([name, { description }]) => html`<p class="quiet"><code>${name}</code> ${description}</p>`,
  );

/** Answers by status. */
export const answerTable = (caption: string, answers: readonly AnswerByStatus[]): Html =>
  table(
    caption,
    ['Код', 'Когда', 'Тело'],
    answers.map(([status, answer]) => {
      const { description, headers } = answer;
      const schema = schemaOf(answer);
      return html`
        <tr>
          <th scope="row"><code class="status status-${status[0]}">${status}</code></th>
          <td>${description} ${headerNote(headers)}</td>
          <td>${schema ? typeText(schema) : 'нет'}</td>
        </tr>
      `;
    }),
  );
