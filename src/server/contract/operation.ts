/** A JSON Schema (2020-12), which is what OpenAPI 3.1 takes, as far as the contract needs it. */
export type JsonSchema = {
  /** A schema that has one stands among the document's components under it. */
  readonly title?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly type?: string | readonly string[];
  readonly format?: string;
  /** ECMAScript, with the flag u. */
  readonly pattern?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  /** One of these, by the field that `discriminator` names; each has a title. */
  readonly oneOf?: readonly JsonSchema[];
  readonly discriminator?: {
    readonly propertyName: string;
    /** In the document only: the reference for each value of that field. */
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly examples?: readonly unknown[];
};

/** The schemas of which a value may fit any. */
export const listSchemaVariants = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] =>
  anyOf ?? oneOf ?? [];

/** A header of a request. */
export type HeaderParameter = { name: string; description: string; schema: JsonSchema };

/** A header of an answer. */
export type ResponseHeader = { description: string; required?: boolean; schema: JsonSchema };

export type OperationResponse = {
  /** An answer that has one stands among the document's components under it. */
  title?: string;
  description: string;
  headers?: Readonly<Record<string, ResponseHeader>>;
  /** Of its body; an answer without one has none. */
  schema?: JsonSchema;
  /** The body's media type: JSON, unless it is said. */
  type?: 'application/json' | 'text/event-stream';
};

/** A parameter in a path. */
export type PathParameter = {
  description: string;
  schema: JsonSchema;
  /** The answer where there is nothing of that name, 404. */
  notFound: OperationResponse;
};

/** What the contract says of one route (API-1); texts are Russian, for a developer. */
export type ApiOperation = {
  /** Names it in programs: a verb and what it is done to. */
  id: string;
  /** The section it stands in. */
  tag: string;
  summary: string;
  description?: string;
  /** Whether it can be called without a sign-in. */
  isPublic?: boolean;
  /** Of its path, by name: every one that its address has. */
  parameters?: Readonly<Record<string, PathParameter>>;
  headers?: readonly HeaderParameter[];
  /** Of the request's JSON. */
  body?: JsonSchema;
  /** Its own answers by status; what any call may be answered is added to them. */
  answers: Readonly<Record<number, OperationResponse>>;
};
