import { statusQuerySchema, statusSchema } from "@/lib/status/schemas";
import { defineCall } from "../call";

export const statusCall = defineCall({
  id: "getStatus",
  method: "GET",
  path: "/api/status",
  tag: "Operation",
  access: "none",
  status: 200,
  summary: "What businesses are told of how the product is",
  query: statusQuerySchema,
  answer: statusSchema,
});
