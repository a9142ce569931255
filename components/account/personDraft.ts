import { readTab, writeTab } from "@/components/booking/tabStore";

/** What is typed in the profile's form. */
export type PersonDraft = { fullName: string; phone: string; language: string };

const storedName = "profile-draft";

/** What was typed for this account and not saved, kept in this tab only; null when there is nothing. */
export function loadPersonDraft(email: string): PersonDraft | null {
  const { of, fullName, phone, language } = readTab(storedName);
  const isWhole = typeof fullName === "string" && typeof phone === "string" && typeof language === "string";
  return of === email && isWhole ? { fullName, phone, language } : null;
}

export function savePersonDraft(email: string, draft: PersonDraft): void {
  writeTab(storedName, { of: email, ...draft });
}

export function dropPersonDraft(): void {
  writeTab(storedName, null);
}
