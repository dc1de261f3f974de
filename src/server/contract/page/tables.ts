import { getResponseBodySchema } from '../listResponses';
import type { DocumentResponse, DocumentParameter } from '../openApi';
import type { JsonSchema } from '../operation';
import type { ResponseByStatus } from './endpoints';
import { html, type Html, type HtmlPart } from '../../../domain/lib/html';
import { describeSchemaLimits, listSchemaPatterns, describeSchemaType } from './schemaTexts';

type Row = { name: string; isRequired: boolean; schema: JsonSchema; description?: string };

const buildTable = (caption: string, heads: readonly string[], rows: readonly Html[]): Html => html`
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
const buildCell = (text: string): Html =>
  text === '' ? html`<td class="none">—</td>` : html`<td>${text}</td>`;

const buildRow = ({
  name,
  isRequired,
  schema,
  description = schema.description,
}: Row): Html => html`
  <tr>
    <th scope="row">
      <code>${name}</code>${isRequired && html`<span class="required">обязательно</span>`}
    </th>
    <td>${describeSchemaType(schema)}</td>
    ${buildCell(describeSchemaLimits(schema))}
    <td>
      ${description ?? '—'}
      ${listSchemaPatterns(schema).map((pattern) => html`<code class="pattern">${pattern}</code>`)}
    </td>
  </tr>
`;

const FIELD_HEADS = ['Имя', 'Тип', 'Ограничения', 'Что это'];

/** The parameters of an endpoint. */
export const buildParameterTable = (parameters: readonly DocumentParameter[]): Html =>
  buildTable(
    'Параметры и заголовки',
    FIELD_HEADS,
    parameters.map(({ name, in: place, required, schema, description }) =>
      buildRow({
        name: place === 'path' ? `{${name}}` : name,
        isRequired: required,
        schema,
        description,
      }),
    ),
  );

/** The fields of an object. */
export const buildFieldTable = ({ properties = {}, required = [] }: JsonSchema): Html =>
  buildTable(
    'Поля',
    FIELD_HEADS,
    Object.entries(properties).map(([name, schema]) =>
      buildRow({ name, isRequired: required.includes(name), schema }),
    ),
  );

const buildHeaderNotes = (headers: DocumentResponse['headers'] = {}): HtmlPart =>
  Object.entries(headers).map(
    ([name, { description }]) => html`<p class="quiet"><code>${name}</code> ${description}</p>`,
  );

/** Answers by status. */
export const buildResponseTable = (caption: string, answers: readonly ResponseByStatus[]): Html =>
  buildTable(
    caption,
    ['Код', 'Когда', 'Тело'],
    answers.map(([status, answer]) => {
      const { description, headers } = answer;
      const schema = getResponseBodySchema(answer);
      return html`
        <tr>
          <th scope="row"><code class="status status-${status[0]}">${status}</code></th>
          <td>${description} ${buildHeaderNotes(headers)}</td>
          <td>${schema ? describeSchemaType(schema) : 'нет'}</td>
        </tr>
      `;
    }),
  );
