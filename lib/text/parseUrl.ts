/** An address as its parts; null for a text that is none. As `URL.parse`, which Safari has from 18 on alone. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
