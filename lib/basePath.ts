/** First path segments that are taken: calls, the other portal, languages, and the place of the pages in `app/`. */
const reserved = /^(api|provider|design|sv|en|catalog|payments|policies|customer\/.*)(\/|$)/;

/**
 * A base path as the setting gives it: with or without slashes at its ends, nothing for the default, `/` for the root.
 * @throws Error naming the setting, when no page could be reached below it
 */
export function basePathOf(setting: string | undefined): string {
  const given = setting || "/customer";
  if (given === "/") return "";
  const path = given.replace(/^\/|\/$/g, "");
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path) || reserved.test(path)) {
    throw new Error(
      `CUSTOMER_BASE_PATH is wrong: "${given}" cannot be the beginning of the customers' pages`,
    );
  }
  return `/${path}`;
}
