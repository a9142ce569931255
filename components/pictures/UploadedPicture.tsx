import { isUploadedPicture, pictureSources } from "@/lib/http/pictureAddress";

type UploadedPictureProps = {
  src: string;
  /** What it shows; empty where the text beside it says as much. */
  alt?: string;
  /** How wide it stands, as for `<img sizes>`; one that loads late is measured by the browser where it can. */
  sizes: string;
  /** In view at once, and the largest thing there: it comes before others. */
  eager?: boolean;
  /** In pixels, where its box does not give its proportions. */
  width?: number;
  height?: number;
  className?: string;
};

/** A picture that a business uploaded, in the width that fits; another site's as it is. */
export function UploadedPicture({
  src,
  alt = "",
  sizes,
  eager = false,
  width,
  height,
  className = "size-full object-cover",
}: UploadedPictureProps) {
  const srcSet = pictureSources(src);
  return (
    // Nothing of ours fetches or resizes it on the way, and another site's host learns nothing of the visitor's page.
    <picture className="contents">
      <img
        {...(srcSet === undefined ? {} : { srcSet, sizes: eager ? sizes : `auto, ${sizes}` })}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        {...(eager ? { fetchPriority: "high" } : {})}
        decoding="async"
        {...(isUploadedPicture(src) ? {} : { referrerPolicy: "no-referrer" })}
        className={className}
      />
    </picture>
  );
}
