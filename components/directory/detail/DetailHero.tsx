import { initials } from "@/components/ui/display/initials";
import { CardPicture } from "../cards/CardPicture";

type DetailHeroProps = {
  /** The photos, of which the first existing one is shown. */
  images: (string | null)[];
  seed: string;
  category: { slug: string } | undefined;
  /** The name whose initials are shown on the generated picture where there is no photo. */
  name: string;
  /** The alternative text of the photo, where the business wrote one. */
  alt?: string;
  /** The rendered width, see `UploadedPicture`. */
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
    <div data-hero className={`relative overflow-hidden ${className ?? ""}`}>
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
