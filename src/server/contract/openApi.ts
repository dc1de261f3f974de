import type { ResponseHeader, JsonSchema } from './operation';

/** A value with the schema that it has in JSON. */
export type JsonContent = { 'application/json': { schema: JsonSchema } };

/** A body's schema by its media type, of which there is one. */
type BodyContent = Readonly<Record<string, { schema: JsonSchema }>>;

export type DocumentParameter = {
  name: string;
  in: 'path' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
};

export type DocumentResponse = {
  description: string;
  headers?: Readonly<Record<string, ResponseHeader>>;
  content?: BodyContent;
};

/** One call as OpenAPI has it. */
export type DocumentOperation = {
  operationId: string;
  tags: readonly [string];
  summary: string;
  description?: string;
  /** Empty where no sign-in is needed. */
  security?: readonly [];
  parameters?: readonly DocumentParameter[];
  requestBody?: { required: true; content: JsonContent };
  responses: Readonly<Record<string, DocumentResponse | { $ref: string }>>;
};

/** OpenAPI 3.1, as far as the contract uses it. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly [{ url: string }];
  security: readonly [Readonly<Record<string, readonly []>>];
  tags: readonly { name: string }[];
  /** By path, then by method in lower case. */
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  components: {
    securitySchemes: Readonly<Record<string, object>>;
    schemas: Readonly<Record<string, JsonSchema>>;
    /** What many calls may be answered, by status. */
    responses: Readonly<Record<string, DocumentResponse>>;
  };
};
