/** The moment at which most tests without a running product act: a Friday, 13:00 in Stockholm. */
export const nowMs = Date.parse("2026-11-20T12:00:00Z");
