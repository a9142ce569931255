/** The person of a booking, as much as it takes to name them. */
export const staffNameColumns = { name: true, isImplicit: true } as const;

/** Who does a booking; null for the one person of a business that works alone, who is not told apart. */
export function staffNameOf({
  isImplicit,
  name,
}: {
  isImplicit: boolean;
  name: string | null;
}): string | null {
  return isImplicit ? null : name;
}
