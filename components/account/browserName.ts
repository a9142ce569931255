/** Order matters: most user agents also name the browsers they derive from. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** A short name of browser and device from a user agent: "Safari, iPhone"; null when there is none. */
export function browserName(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return known.length === 0 ? null : known.join(", ");
}
