/** The choices of the theme menu; `system` follows the device and sets no attribute. */
export const themes = ["light", "dark", "system"] as const;

export type Theme = (typeof themes)[number];

/** The cookie with the choice `light` or `dark`; absent for `system`. */
export const themeCookie = "theme";

/**
 * Runs in <head> before the first paint. Cached pages are the same for everybody, so the browser reads the choice from
 * the cookie. Put it in an inline script, and its hash in the content security policy.
 */
export const themeScript = `(function(){var m=/(?:^|; )${themeCookie}=(light|dark)(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]})()`;

/** The theme in a cookie header or `document.cookie`. */
export function readTheme(cookies: string): Theme {
  const match = new RegExp(`(?:^|;\\s*)${themeCookie}=(light|dark)(?:;|$)`).exec(cookies);
  return match?.[1] === "dark" ? "dark" : match?.[1] === "light" ? "light" : "system";
}
