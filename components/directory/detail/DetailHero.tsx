import { initials } from "@/components/ui/display/initials";
import { CardPicture } from "../cards/CardPicture";

type DetailHeroProps = {
  /** The first that is there is shown. */
  images: (string | null)[];
  seed: string;
  category: { slug: string } | undefined;
  /** Its initials stand on the composed picture where there is no photo. */
  name: string;
  /** What the photo shows, where its business has told. */
  alt?: string;
  /** How wide it stands: see `UploadedPicture`. */
  sizes?: string;
  className?: string;
};

/** The large picture of a service or business. */
export function DetailHero({
  images,
  seed,
  category,
  name,
  alt = "",
  sizes = "(min-width: 80rem) 76rem, 100vw",
  className,
}: DetailHeroProps) {
  const src = images.find((image) => image !== null) ?? null;
  return (
    <div className={`relative overflow-hidden ${className ?? ""}`}>
      <CardPicture {...{ src, seed, category, alt, sizes }} format="wide" eager />
      {src === null ? (
        <span
          aria-hidden="true"
          className="num absolute bottom-3 left-3 grid size-12 place-items-center rounded-md bg-card font-semibold text-ink text-lg"
        >
          {initials(name)}
        </span>
      ) : null}
    </div>
  );
}
