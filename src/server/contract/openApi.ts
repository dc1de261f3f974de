import type { ResponseHeader, JsonSchema } from './operation';

export type JsonContent = { 'application/json': { schema: JsonSchema } };

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
  content?: Readonly<Record<string, { schema: JsonSchema }>>;
};

/** One call in OpenAPI's form. */
export type DocumentOperation = {
  operationId: string;
  tags: readonly [string];
  summary: string;
  description?: string;
  /** Empty when the call needs no sign-in. */
  security?: readonly [];
  parameters?: readonly DocumentParameter[];
  requestBody?: { required: true; content: JsonContent };
  responses: Readonly<Record<string, DocumentResponse | { $ref: string }>>;
};

/** The part of OpenAPI 3.1 that the contract uses. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly [{ url: string }];
  security: readonly [Readonly<Record<string, readonly []>>];
  tags: readonly { name: string }[];
  /** Keyed by path, then by method in lower case. */
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  components: {
    securitySchemes: Readonly<Record<string, object>>;
    schemas: Readonly<Record<string, JsonSchema>>;
    /** Responses that many calls share, keyed by status. */
    responses: Readonly<Record<string, DocumentResponse>>;
  };
};
