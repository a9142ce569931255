import type { z } from "zod";

/** The parts of OpenAPI 3.1 that our description uses. */

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Ref = { $ref: string };

export type Example = { summary?: string; value: unknown };

export type Header = { description: string; required?: true; schema: JsonSchema };

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  required?: true;
  schema: JsonSchema;
  example?: unknown;
  style?: "form";
  explode?: true;
};

export type MediaType = { schema: JsonSchema; example?: unknown; examples?: Record<string, Example> };

export type ResponseObject = {
  description: string;
  headers?: Record<string, Ref>;
  content?: Record<string, MediaType>;
};

export type RequestBody = { required: boolean; content: Record<string, MediaType> };

/** Names of security schemes; an empty object stands for "without any". */
export type Security = Record<string, string[]>;

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Security[];
  parameters: (Parameter | Ref)[];
  requestBody?: RequestBody;
  responses: Record<string, ResponseObject>;
};

export type PathItem = Partial<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>;

export type Components = {
  schemas: Record<string, JsonSchema>;
  headers: Record<string, Header>;
  parameters: Record<string, Parameter>;
  securitySchemes: Record<string, { type: "apiKey"; in: "cookie"; name: string; description: string }>;
};

export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description?: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: Components;
};
