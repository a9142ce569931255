import { useTranslations } from "next-intl";
import type { ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { PictureGallery } from "./PictureGallery";

/** The pictures of a business; nothing where there is only a cover. */
export function ProviderPictures({ provider }: { provider: ProviderDetail }) {
  const t = useTranslations("catalogue.pictures");
  const common = useTranslations("common");
  const { pictures, companyName: name } = provider;
  const count = pictures.length;
  if (count < 2) return null;
  return (
    <PictureGallery
      pictures={pictures.map((picture, index) => ({
        ...picture,
        open: t(picture.alt === "" ? "open" : "openOf", { number: index + 1, count, alt: picture.alt }),
        place: t("place", { number: index + 1, count }),
      }))}
      words={{
        list: t("list", { name }),
        title: t("title", { name }),
        previous: t("previous"),
        next: t("next"),
        close: common("close"),
      }}
    />
  );
}
