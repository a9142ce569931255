"use client";

import { useTranslations } from "next-intl";
import { PersonDot } from "@/components/staff/PersonMark";
import { TabLinks } from "@/components/ui/navigation/TabLinks";
import { showInStrip } from "@/components/ui/time/showInStrip";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";

type PersonChooserProps = {
  people: readonly OwnStaffMember[];
  /** The person of this page; null: the whole business. */
  chosen: string | null;
  page: "hours" | "absences";
};

/** Chooses the person whose hours or absences are edited; hidden for a business with one person. */
export function PersonChooser({ people, chosen, page }: PersonChooserProps) {
  const t = useTranslations("providerSettings.people");
  if (people.length === 0) return null;
  const href = page === "hours" ? providerPaths.settingsHours : providerPaths.settingsAbsences;
  return (
    <div className="mt-6">
      <TabLinks
        label={t("chooser")}
        linkComponent={Link}
        items={[
          { href: href({}), label: t("everybody"), current: chosen === null },
          ...people.map(({ id, name, colour }) => ({
            href: href({ person: id }),
            current: id === chosen,
            label: (
              <span ref={id === chosen ? showInStrip : null} className="inline-flex items-center gap-2">
                <PersonDot colour={colour} />
                {name}
              </span>
            ),
          })),
        ]}
      />
    </div>
  );
}
