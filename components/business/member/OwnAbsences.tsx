import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { serializeOwnAbsences } from "@/lib/business/serializers";
import { loadOwnAbsences, ownAbsencesTag, ownPerson } from "@/lib/business/staff/ownAbsences";
import { pickMessages } from "@/lib/i18n/messages";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { OwnAbsencesEditor } from "./OwnAbsencesEditor";

/** A member's own time off. */
export async function OwnAbsences({ session }: { session: ActiveSession }) {
  const nowMs = Date.now();
  const person = await ownPerson(session);
  const absences = await loadOwnAbsences(person, nowMs);
  const namespaces = ["access", "providerSettings", "common", "form"] as const;
  return (
    <NextIntlClientProvider messages={pickMessages(await getLocale(), namespaces)}>
      <OwnAbsencesEditor
        stored={{
          settings: serializeOwnAbsences(absences),
          tag: ownAbsencesTag(absences),
          owner: session.user.email,
        }}
        today={businessDateOf(nowMs, person.timeZone)}
      />
    </NextIntlClientProvider>
  );
}
