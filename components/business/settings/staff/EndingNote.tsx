import { useTranslations } from "next-intl";
import type { EndingSignIn } from "@/lib/providers/members/endingSignIns";

type EndingNoteProps = { name: string; signIn: EndingSignIn };

/** Says that a sign-in ends with the person. */
export function EndingNote({ name, signIn: { email, isOwner, isYou } }: EndingNoteProps) {
  const t = useTranslations("providerSettings.people.ending");
  return (
    <p className="[overflow-wrap:anywhere]">
      {isYou ? t("you", { email }) : t(isOwner ? "owner" : "member", { name, email })}
    </p>
  );
}
