import type { PictureFormat } from "@/components/pictures/composition";
import { Picture } from "@/components/pictures/Picture";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { hueOf } from "./categoryColour";

type CardPictureProps = {
  /** The uploaded photo; the generated picture otherwise. */
  src: string | null;
  /** The id that seeds the generated picture. */
  seed: string;
  category: { slug: string } | undefined;
  format?: PictureFormat;
  /** The rendered width, see `UploadedPicture`. */
  sizes?: string;
  /** The alternative text of the photo. */
  alt?: string;
  eager?: boolean;
};

/** Fills its box. The name stands beside it, so it has no text of its own unless the business wrote one. */
export function CardPicture({
  src,
  seed,
  category,
  format = "tall",
  sizes = "(min-width: 28rem) 9rem, 6rem",
  alt = "",
  eager = false,
}: CardPictureProps) {
  if (src !== null) {
    return (
      <div className="size-full bg-sunken">
        <UploadedPicture src={src} sizes={sizes} alt={alt} eager={eager} />
      </div>
    );
  }
  return <Picture seed={seed} category={hueOf(category)} format={format} />;
}
