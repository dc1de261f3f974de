/** The part of JSON Schema (2020-12) that the contract needs. OpenAPI 3.1 uses that version. */
export type JsonSchema = {
  /** A schema with a title becomes a component of the document. */
  readonly title?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly type?: string | readonly string[];
  readonly format?: string;
  /** A regular expression of ECMAScript with the flag u. */
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
  /** The alternatives of a value. `discriminator` names the field that chooses one. Each has a title. */
  readonly oneOf?: readonly JsonSchema[];
  readonly discriminator?: {
    readonly propertyName: string;
    /** The reference for each value of the discriminating field. Only the document has it. */
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly examples?: readonly unknown[];
};

/** Lists the alternatives of a schema. */
export const listSchemaVariants = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] =>
  anyOf ?? oneOf ?? [];

export type HeaderParameter = { name: string; description: string; schema: JsonSchema };

export type ResponseHeader = { description: string; required?: boolean; schema: JsonSchema };

export type OperationResponse = {
  /** A response with a title becomes a component of the document. */
  title?: string;
  description: string;
  headers?: Readonly<Record<string, ResponseHeader>>;
  /** Schema of the body. Undefined for a response without a body. */
  schema?: JsonSchema;
  /** Media type of the body; JSON by default. */
  type?: 'application/json' | 'text/event-stream';
};

export type PathParameter = {
  description: string;
  schema: JsonSchema;
  /** The 404 response for an unknown value of the parameter. */
  notFound: OperationResponse;
};

/** The contract of one route (API-1). Texts are Russian, for developers. */
export type ApiOperation = {
  /** Name for client code: a verb and its object. */
  id: string;
  /** Section of the document. */
  tag: string;
  summary: string;
  description?: string;
  /** True when the call needs no sign-in. */
  isPublic?: boolean;
  /** All parameters of the path, keyed by name. */
  parameters?: Readonly<Record<string, PathParameter>>;
  headers?: readonly HeaderParameter[];
  /** Schema of the request's JSON. */
  body?: JsonSchema;
  /** The operation's own responses by status. The document adds the common ones. */
  answers: Readonly<Record<number, OperationResponse>>;
};
