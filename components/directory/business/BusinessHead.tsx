import { useTranslations } from "next-intl";
import { Picture } from "@/components/pictures/Picture";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { FactLine } from "@/components/ui/display/FactLine";
import { initials } from "@/components/ui/display/initials";
import { type OpenState, todayHours } from "@/lib/availability/hours/todayHours";
import type { ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { formatClock } from "@/lib/time/clock";
import { hueOf } from "../cards/categoryColour";
import { ProviderRating } from "../cards/ProviderRating";
import { FavouriteButton } from "../favourites/FavouriteButton";

/** Name, rating and one line of facts; the photo above where there is one, else a mark beside the name. */
export function BusinessHead({ provider }: { provider: ProviderDetail }) {
  const t = useTranslations("catalogue.detail");
  const { profileImageUrl: photo, companyName: name } = provider;
  return (
    <div className="grid grid-cols-1 gap-3">
      {photo === null ? null : (
        <div className="h-20 overflow-hidden rounded-lg bg-sunken sm:h-36">
          <UploadedPicture
            src={photo}
            alt={provider.pictures[0]?.alt ?? ""}
            sizes="(min-width: 80rem) 76rem, 100vw"
            eager
          />
        </div>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {photo === null ? <Mark provider={provider} /> : null}
        <div className="min-w-[min(100%,10rem)] flex-1">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h1
              lang={contentLocale}
              className="min-w-0 font-bold text-2xl leading-tight [overflow-wrap:anywhere]"
            >
              {name}
            </h1>
            <ProviderRating provider={provider} size="md" newLabel={t("newProvider")} />
          </div>
          <BusinessFacts provider={provider} />
        </div>
        <FavouriteButton provider={provider} />
      </div>
    </div>
  );
}

/** The drawing that stands for the business, with its initials. */
function Mark({ provider }: { provider: ProviderDetail }) {
  return (
    <span
      aria-hidden="true"
      className="relative mt-0.5 grid size-12 shrink-0 place-items-center overflow-hidden rounded-md sm:size-14"
    >
      <span className="absolute inset-0">
        <Picture seed={provider.id} category={hueOf(provider.categories[0])} format="tall" />
      </span>
      <span className="num relative rounded-sm bg-card px-1 font-semibold text-ink text-sm">
        {initials(provider.companyName)}
      </span>
    </span>
  );
}

function BusinessFacts({ provider }: { provider: ProviderDetail }) {
  const t = useTranslations("businessPage.facts");
  const { hours, specialDays, timeZone, freeCancellationHours, address, city } = provider;
  const { state } = todayHours(hours, specialDays, { nowMs: Date.now(), timeZone });
  const place = [address, city].filter(Boolean).join(", ");
  return (
    <FactLine className="mt-0.5 text-muted text-sm">
      {provider.categories[0]?.name ?? null}
      {place === "" ? null : <span lang={contentLocale}>{place}</span>}
      {hours.every(({ isClosed }) => isClosed) && state.kind === "closed" ? null : <OpenNow state={state} />}
      {freeCancellationHours > 0
        ? t("freeCancellation", { hours: freeCancellationHours })
        : t("freeUntilVisit")}
    </FactLine>
  );
}

function OpenNow({ state }: { state: OpenState }) {
  const t = useTranslations("businessPage.facts");
  if (state.kind === "closed") return t("closedNow");
  if (state.kind === "later") return t("opensAt", { time: formatClock(state.fromMinute) });
  return t(state.kind === "open" ? "openUntil" : "lunchUntil", { time: formatClock(state.untilMinute) });
}
