import type { ContactFormInput } from "@/lib/notifications/contactSchema";

type Typed = Record<keyof ContactFormInput, string>;

/** What the contact form shows: empty, sent, or refused with everything that was typed. */
export type ContactState =
  | { status: "idle" }
  | { status: "sent"; email: string }
  | { status: "invalid"; typed: Typed; problems: Partial<Typed> }
  | { status: "too_many_requests" | "failed"; typed: Typed };
