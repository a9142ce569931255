/**
 * The first name of a customer, for what leaves the business: calendars that others host, and greetings. Of "Lindqvist, Elsa"
 * the word after the comma. Empty where no first name can be told from the rest: several words before a comma, and an address
 * or a number in place of a name, which a client has who gave none.
 */
export function firstNameOf(name: string): string {
  const [before = "", after] = name.split(",", 2).map((part) => part.trim());
  const isReversed = after !== undefined;
  if (isReversed && /\s/u.test(before)) return "";
  const [first = ""] = (isReversed ? after : before).split(/\s+/u);
  return /\p{L}/u.test(first) && !/[@\d]/u.test(first) ? first : "";
}
