"use client";

import { useTranslations } from "next-intl";
import type { OwnService } from "@/lib/business/ownServices";
import type { ServiceChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { RemoveService } from "./RemoveService";
import { ServiceDialog } from "./ServiceDialog";
import type { UsualPauses } from "./ServiceFields";
import { blankService, copyOf, doersOfNew, valuesOf } from "./serviceForm";
import { StarterDialog } from "./starter/StarterDialog";
import type { SavedService } from "./useServiceForm";
import type { useServices } from "./useServices";

export type ServiceDialogsProps = ServiceChoices & {
  providerId: string;
  pauses: UsualPauses;
  /** The ids of services that were ever booked: once removed, they can be restored. */
  bookedIds: readonly string[];
  /** The people who can do them; empty for a business with one person. */
  people: readonly OwnStaffMember[];
};

/** The dialogs of a page with services; the address says which is open. */
export function ServiceDialogs({
  list,
  choices,
  trades,
  providerId,
  pauses,
  bookedIds,
  people,
}: ServiceDialogsProps & { list: ReturnType<typeof useServices> }) {
  const { opened, close, refresh, removing } = list;
  const form = useOpenedForm(opened, list.rows, people);
  const shared = { providerId, close, refresh };
  return (
    <>
      {form === null ? null : (
        <ServiceDialog key={opened} {...form} {...shared} {...{ choices, pauses, people }} />
      )}
      {opened === "list" ? <StarterDialog {...shared} trades={trades} /> : null}
      <RemoveService
        service={removing}
        wasBooked={removing !== null && bookedIds.includes(removing.id)}
        onClose={() => list.remove(null)}
        refresh={refresh}
      />
    </>
  );
}

type OpenedForm = { service: OwnService | null; saved: SavedService };

/** The form that the address names; null where there is no such service. */
function useOpenedForm(
  opened: string | null,
  rows: ReturnType<typeof useServices>["rows"],
  people: readonly OwnStaffMember[],
): OpenedForm | null {
  const t = useTranslations("providerArea.services");
  if (opened === null) return null;
  const blank = { ...blankService, staff_ids: doersOfNew(people) };
  if (opened === "new") return { service: null, saved: { values: blank, version: null } };
  const copied = opened.startsWith("copy:");
  const service = rows.find(({ id }) => id === (copied ? opened.slice("copy:".length) : opened));
  if (service === undefined) return null;
  if (!copied) return { service, saved: { values: valuesOf(service, people), version: service.version } };
  const name = t("copyOf", { service: service.name });
  return { service: null, saved: { values: copyOf(service, people, name), version: null } };
}
