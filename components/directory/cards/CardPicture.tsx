import type { PictureFormat } from "@/components/pictures/composition";
import { Picture } from "@/components/pictures/Picture";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { hueOf } from "./categoryColour";

type CardPictureProps = {
  /** An uploaded photo; the composed picture otherwise. */
  src: string | null;
  /** The id that the composition grows from. */
  seed: string;
  category: { slug: string } | undefined;
  format?: PictureFormat;
  /** How wide the photo stands: see `UploadedPicture`. */
  sizes?: string;
  /** What the photo shows. */
  alt?: string;
  eager?: boolean;
};

/** Fills its box. The name stands beside it, so it is silent unless it shows what the business tells of it. */
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
