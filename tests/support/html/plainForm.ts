import { fromNewAddress } from "../calls/addresses";
import { call } from "../calls/http";
import { sharedApp } from "../run/context";

/* Forms of a page as a browser without JavaScript sends them. */

const entities: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };

function attribute(tag: string, name: string): string | undefined {
  const text = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return text?.replace(/&([#\w]+);/g, (whole, entity: string) => entities[entity] ?? whole);
}

/** What the inputs of a piece of markup hold. */
function inputsOf(markup: string): FormData {
  const form = new FormData();
  for (const [input] of markup.matchAll(/<input[^>]*>/g)) {
    const name = attribute(input, "name");
    if (name !== undefined) form.append(name, attribute(input, "value") ?? "");
  }
  return form;
}

/** All inputs of a page, with what they hold. */
export const formAt = async (path: string): Promise<FormData> => inputsOf((await call<string>(path)).body);

/** Posts it as such a browser does; `headers` add to those. */
export const send = (path: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(`${sharedApp().url}${path}`, {
    method: "POST",
    body,
    headers: { ...fromNewAddress(), ...headers },
    redirect: "manual",
  });

/** Sends a form of a page as `filledForm` has filled it. */
export const postForm = async (...asked: Parameters<typeof filledForm>): Promise<Response> =>
  (await filledForm(...asked))();

/**
 * Opens a page and fills a form of it, with what the page itself put into it.
 * @param path the page
 * @param fields what the person types; the form is the first one that has all of them
 * @returns sends it
 */
export async function filledForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<() => Promise<Response>> {
  const { url } = sharedApp();
  const page = await (await fetch(`${url}${path}`, { headers })).text();
  const form = page
    .match(/<form[^>]*>.*?<\/form>/gs)
    ?.find((text) => Object.keys(fields).every((name) => text.includes(`name="${name}"`)));
  if (form === undefined) throw new Error(`No form with ${Object.keys(fields).join(", ")} on ${path}`);
  const body = inputsOf(form.replace(/<input(?! type="hidden")[^>]*>/g, ""));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return () => send(path, body, { Origin: new URL(url).origin, ...headers });
}
