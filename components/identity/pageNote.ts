import type { Notification } from "@/components/ui/overlays/notify";
import { brand } from "@/lib/brand";

/** A message for the next page, which survives loading a new document. */
export type PageNote = Pick<Notification, "title"> & {
  tone: "success" | "info" | "error";
  description: string;
};

const key = `${brand.slug}.note`;

/** Storage can be disabled; the message is then dropped. */
export function storePageNote(note: PageNote): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    return;
  }
}

/** Takes the message, once. */
export function takePageNote(): PageNote | null {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return text === null ? null : parseNote(JSON.parse(text));
  } catch {
    return null;
  }
}

function parseNote(value: unknown): PageNote | null {
  if (typeof value !== "object" || value === null) return null;
  const { tone, title, description }: Record<string, unknown> = { ...value };
  if (tone !== "success" && tone !== "info" && tone !== "error") return null;
  return typeof title === "string" && typeof description === "string" ? { tone, title, description } : null;
}
