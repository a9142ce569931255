import { MessageCircleWarning, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { GridBooking } from "../model/timetable";

/** What has to be known of a visit first: allergies, and that the customer says they were there. */
export function VisitNotes({ booking }: { booking: GridBooking }) {
  const t = useTranslations("workday");
  const { allergies, has_objection, visit_mark, client_id } = booking;
  const isDisputed = has_objection && visit_mark === "no_show";
  return (
    <div className="mb-4 grid gap-2 empty:hidden">
      {allergies.length === 0 ? null : (
        <p className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 font-semibold text-danger">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{t("allergies", { list: allergies.join(", ") })}</span>
        </p>
      )}
      {isDisputed ? (
        <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
          <MessageCircleWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{t("objection")}</span>
        </p>
      ) : null}
      {client_id === null ? null : (
        <p>
          <TextLink linkComponent={Link} href={providerPaths.client(client_id)} standalone>
            {t("clientCard")}
          </TextLink>
        </p>
      )}
    </div>
  );
}
