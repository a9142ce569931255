/**
 * The pauses before and after a service as SQL columns, in minutes: its own, or where it has none those of its business.
 * @param service alias of its row
 * @param provider alias of the row of its business
 */
export function pauseColumns(service: string, provider: string) {
  const own = (column: string) => `coalesce(nullif(${service}.${column}, 0), ${provider}.${column})`;
  return { before: own("buffer_before_minutes"), after: own("buffer_after_minutes") };
}
