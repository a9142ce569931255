import { isUploadedPicture, pictureSources } from "@/lib/http/pictureAddress";

type UploadedPictureProps = {
  src: string;
  /** The text alternative; empty where the text beside it says the same. */
  alt?: string;
  /** The rendered width, as `sizes` of `<img>`. Lazy pictures are measured by the browser where it can. */
  sizes: string;
  /** Whether it is the largest picture in view at once, which is loaded first. */
  eager?: boolean;
  /** Width and height in pixels, where its box does not set the proportions. */
  width?: number;
  height?: number;
  className?: string;
};

/** A picture that a business uploaded, in the best width; an address on another site is used as it is. */
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
    // Our server neither fetches nor resizes it, and the other host gets no referrer.
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
