import { z } from "zod";
import { roleSchema } from "@/lib/identity/schemas";
import { contactSchema } from "@/lib/notifications/contactSchema";
import { defineCall } from "../call";

export const contactMessageSchema = contactSchema.extend({
  /** Of the portal whose form it is. */
  portal: roleSchema.default("customer"),
});

export const sendContactMessageCall = defineCall({
  id: "sendContactMessage",
  method: "POST",
  path: "/contact/v1/messages",
  summary: "Send a message to the operator",
  tag: "Operation",
  access: "none",
  body: contactMessageSchema,
  answer: z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: ["too_many_requests"],
});
