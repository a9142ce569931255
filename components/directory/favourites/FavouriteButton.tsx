import { useTranslations } from "next-intl";
import { HeartButton } from "./HeartButton";

type FavouriteButtonProps = { provider: { id: string; companyName: string }; className?: string };

/** The heart of a business, on its card and its page. */
export function FavouriteButton({ provider, className }: FavouriteButtonProps) {
  const t = useTranslations("catalogue.favourites");
  return (
    <HeartButton
      id={provider.id}
      label={t("save", { name: provider.companyName })}
      failed={{ title: t("failedTitle"), description: t("failedBody") }}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** The same on the picture of a card. */
export function CardHeart({ provider }: Pick<FavouriteButtonProps, "provider">) {
  return <FavouriteButton provider={provider} className="bg-card shadow-card" />;
}
