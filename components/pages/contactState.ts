import type { ContactFormInput } from "@/lib/notifications/contactSchema";

type Typed = Record<keyof ContactFormInput, string>;

/** The state of the contact form: empty, sent, or refused with its input. */
export type ContactState =
  | { status: "idle" }
  | { status: "sent"; email: string }
  | { status: "invalid"; typed: Typed; problems: Partial<Typed> }
  | { status: "too_many_requests" | "failed"; typed: Typed };
