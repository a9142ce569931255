import { z } from "zod";
import { defineCall } from "../call";

export const openApiCall = defineCall({
  id: "getDescription",
  method: "GET",
  path: "/api/openapi.json",
  summary: "This description, as OpenAPI 3.1",
  tag: "Operation",
  access: "none",
  answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  status: 200,
});
