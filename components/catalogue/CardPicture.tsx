import type { PictureFormat } from "@/components/pictures/composition";
import { Picture } from "@/components/pictures/Picture";
import { hueOf } from "./hue";

type CardPictureProps = {
  /** An uploaded photo; the composed picture otherwise. */
  src: string | null;
  /** The id that the composition grows from. */
  seed: string;
  category: { slug: string } | undefined;
  format?: PictureFormat;
};

/** Fills its box. The name stands beside it, so it is silent. */
export function CardPicture({ src, seed, category, format = "tall" }: CardPictureProps) {
  if (src !== null) {
    return (
      // A business's own address: nothing of ours fetches or resizes it, and its host learns nothing of the visitor's page.
      <picture className="block size-full">
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      </picture>
    );
  }
  return <Picture seed={seed} category={hueOf(category)} format={format} />;
}
