import { useTranslations } from "next-intl";
import type { EndingSignIn } from "@/lib/providers/members/endingSignIns";

type EndingNoteProps = { name: string; signIn: EndingSignIn };

/** What ends with somebody's sign-in, in words. */
export function EndingNote({ name, signIn: { email, isOwner, isYou } }: EndingNoteProps) {
  const t = useTranslations("providerSettings.people.ending");
  return (
    <p className="[overflow-wrap:anywhere]">
      {isYou ? t("you", { email }) : t(isOwner ? "owner" : "member", { name, email })}
    </p>
  );
}
