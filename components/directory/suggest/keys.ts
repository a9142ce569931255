type Listed = { active: number; count: number; isShown: boolean };

/**
 * The option that a key makes the active one, from 0, or -1 for the text itself; null for a key that moves nothing. Arrows go
 * round by way of the text; Home and End move the cursor of the text until an option is active.
 */
export function activeAfter(key: string, { active, count, isShown }: Listed): number | null {
  if (key === "ArrowDown") return isShown && active < count - 1 ? active + 1 : firstOr(isShown, count);
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  if (!isShown || active === -1) return null;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Past the last one is the text; a list that opens begins with its first. */
const firstOr = (isShown: boolean, count: number): number => (isShown || count === 0 ? -1 : 0);
