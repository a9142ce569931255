import { useTranslations } from "next-intl";
import { useGrid } from "../gridContext";
import { useFacts } from "../model/bookingWords";

/** What the entries of a column say, asked for once for all of them. */
export function useEntryWords() {
  const t = useTranslations("workday");
  const area = useTranslations("providerArea");
  const { timeZone } = useGrid();
  const facts = useFacts(timeZone);
  return { t, guest: area("guest"), facts };
}

export type EntryWords = ReturnType<typeof useEntryWords>;
