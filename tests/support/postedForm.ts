import { fromNewAddress } from "./addresses";
import { sharedApp } from "./context";

/**
 * Sends a form of a page as a browser does in which no scripts run: with what the page itself put into it.
 * @param path the page
 * @param fields what the person types; the form is the first one that has all of them
 */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const address = new URL(path, sharedApp().url);
  const page = await (await fetch(address, { headers })).text();
  const form = page
    .match(/<form[^>]*>.*?<\/form>/gs)
    ?.find((text) => Object.keys(fields).every((name) => text.includes(`name="${name}"`)));
  if (form === undefined) throw new Error(`No form with ${Object.keys(fields).join(", ")} on ${path}`);
  const body = new FormData();
  for (const [input] of form.matchAll(/<input type="hidden"[^>]*>/g)) {
    body.append(attribute(input, "name"), attribute(input, "value"));
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(address, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { ...fromNewAddress(), Origin: address.origin, ...headers },
  });
}

const entities: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };

function attribute(tag: string, name: string): string {
  const text = new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return text.replace(/&([#\w]+);/g, (whole, entity: string) => entities[entity] ?? whole);
}
