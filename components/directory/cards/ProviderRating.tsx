import { useTranslations } from "next-intl";
import { Rating } from "@/components/ui/display/Rating";

type ProviderRatingProps = {
  provider: { averageRating: number | null; reviewCount: number };
  size?: "sm" | "md" | "lg";
  /** The text shown without reviews; "New" on cards. */
  newLabel?: string;
};

/** The average with one decimal and the number of reviews, or that the business is new. */
export function ProviderRating({ provider, size = "sm", newLabel }: ProviderRatingProps) {
  const t = useTranslations("catalogue.card");
  const { averageRating: value, reviewCount: count } = provider;
  if (value === null) {
    return (
      <Rating
        value={null}
        valueText=""
        label={t("newProviderLabel")}
        newLabel={newLabel ?? t("newProvider")}
        size={size}
      />
    );
  }
  return (
    <Rating
      value={value}
      valueText={t("rating", { value })}
      countText={t("ratingCount", { count })}
      label={t("ratingLabel", { value, count })}
      size={size}
    />
  );
}
