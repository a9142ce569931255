/** Hours to the half, as they are said: "3,5". */
export function hoursText(minutes: number, locale: string): string {
  return (Math.round(minutes / 30) / 2).toLocaleString(locale === "sv" ? "sv-SE" : "en-GB");
}
