import { useTranslations } from "next-intl";
import { galleryMax } from "@/lib/pictures/limits";
import type { PersonShown } from "@/lib/pictures/loadPeopleShown";
import type { OwnPicture } from "@/lib/pictures/queries";
import { AreaHeading } from "../AreaHeading";
import { GalleryEditor } from "./GalleryEditor";
import { Portraits } from "./Portraits";

type PicturesPageProps = { gallery: OwnPicture[]; people: PersonShown[] };

/** The pictures of a business and of its people (PIC-1). */
export function PicturesPage({ gallery, people }: PicturesPageProps) {
  const t = useTranslations("providerArea.pictures");
  return (
    <div className="grid grid-cols-1 gap-10 py-6">
      <section aria-labelledby="gallery">
        <AreaHeading id="gallery" title={t("galleryTitle")} lead={t("galleryHint", { max: galleryMax })} />
        <GalleryEditor initial={gallery} />
      </section>
      {people.length === 0 ? null : (
        <section aria-labelledby="people">
          <AreaHeading id="people" title={t("peopleTitle")} lead={t("peopleHint")} />
          <Portraits people={people} />
        </section>
      )}
    </div>
  );
}
