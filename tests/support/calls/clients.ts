import type { ClientCard } from "@/lib/clients/schemas";
import { sharedApp } from "../run/context";
import { fromNewAddress } from "./addresses";
import type { SignedIn } from "./business";
import type { Answer, Failure } from "./http";

/* The calls of a business's clients as tests make them. */

export const clientsPath = "/providers/me/clients";

export const addClient = (own: SignedIn, body: unknown) =>
  own.send<ClientCard & Failure>("POST", clientsPath, body);

/** Adds a client, where it has to be added; their card. */
export async function clientOf(own: SignedIn, body: object): Promise<ClientCard> {
  const answer = await addClient(own, body);
  if (answer.status !== 201) throw new Error(`Adding a client answered ${answer.status}`);
  return answer.body;
}

/** Sends a file of clients, as the page of the import does. */
export async function sendTable<T>(
  { cookie }: SignedIn,
  what: "imports" | "imports/preview",
  file: string | Uint8Array<ArrayBuffer> | null,
  fields: Record<string, string> = {},
): Promise<Answer<T & Failure>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file !== null) form.set("file", new File([file], "kunder.csv", { type: "text/csv" }));
  const response = await fetch(`${sharedApp().url}${clientsPath}/${what}`, {
    method: "POST",
    body: form,
    headers: { ...fromNewAddress(), Cookie: cookie },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
