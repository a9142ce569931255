import { fromNewAddress } from "./addresses";
import { sharedApp } from "./context";
import { call } from "./http";

/** The page's form with what it holds, as a browser without scripts has it. */
export async function formAt(path: string): Promise<FormData> {
  const { body } = await call<string>(path);
  const form = new FormData();
  for (const [field] of body.matchAll(/<input[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(field)?.[1];
    const value = /\bvalue="([^"]*)"/.exec(field)?.[1] ?? "";
    if (name !== undefined) form.append(name, value.replaceAll("&quot;", '"'));
  }
  return form;
}

/** Posts it as such a browser does; `headers` add to those. */
export const send = (path: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(`${sharedApp().url}${path}`, {
    method: "POST",
    body,
    headers: { ...fromNewAddress(), ...headers },
    redirect: "manual",
  });
