import "server-only";
import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { customerPaths } from "@/lib/paths";
import type { DueService } from "@/lib/visits/again/dueServices";
import type { NextVisit } from "@/lib/visits/again/nextVisit";
import type { Unpaid } from "@/lib/visits/again/unpaidHold";
import { DueAgain } from "./DueAgain";
import { boardClass, dueClass, dueHeading, heldRowClass, partsClass, rowClass, visitClass } from "./frame";
import { HeldBoard } from "./HeldBoard";
import { NextVisitBoard, NoVisitBoard } from "./NextVisitBoard";

type ComingBackPartsProps = { unpaid: Unpaid | null; visit: NextVisit | null; due: DueService[] };

/**
 * The next visit as a board, or what waits for payment, which ends before it; and what is due again, without anything due the
 * ways to what one has here.
 */
export function ComingBackParts({ unpaid, visit, due }: ComingBackPartsProps) {
  const t = useTranslations("home.back");
  return (
    <div className={partsClass}>
      {unpaid !== null ? (
        <HeldBoard {...unpaid} className={boardClass} />
      ) : visit === null ? (
        <NoVisitBoard />
      ) : (
        <NextVisitBoard visit={visit} />
      )}
      <div className={dueClass}>
        {/* Stays when the last suggestion is dismissed, so that it keeps the focus that the button had. */}
        <h2 id={dueHeading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {due.length === 0 ? t("ownTitle") : t("again")}
        </h2>
        {due.length === 0 ? <OwnLinks /> : <DueAgain due={due} />}
      </div>
    </div>
  );
}

/** What waits for the payment of somebody who is not signed in. */
export function HeldRow(unpaid: Unpaid) {
  return (
    <div className={rowClass}>
      <HeldBoard {...unpaid} className={heldRowClass} />
    </div>
  );
}

export function HeldRowSkeleton() {
  const t = useTranslations("home.back");
  return (
    <SkeletonGroup label={t("loadingUnpaid")} className={rowClass}>
      <div className={heldRowClass} />
    </SkeletonGroup>
  );
}

function OwnLinks() {
  const t = useTranslations("home.back");
  return (
    <>
      <p className="mt-1.5 max-w-[44ch] text-muted">{t("ownBody")}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonSlot>
          <QuietLink href={customerPaths.bookings()}>{t("bookings")}</QuietLink>
        </ButtonSlot>
        <ButtonSlot>
          <QuietLink href={customerPaths.favourites()}>{t("favourites")}</QuietLink>
        </ButtonSlot>
      </div>
    </>
  );
}

export function ComingBackSkeleton() {
  const t = useTranslations("home.back");
  return (
    <SkeletonGroup label={t("loading")} className={partsClass}>
      <div className={`on-board ${visitClass}`} />
      <div className={dueClass}>
        <Skeleton className="w-2/5 text-xl" />
        <Skeleton shape="block" className="mt-3 h-36" />
      </div>
    </SkeletonGroup>
  );
}
