import clsx from "clsx";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { initials } from "@/components/ui/display/initials";
import { type StaffColour, toStaffColour } from "@/lib/staff/colours";

/*
 * How a person of a business is shown. The name always stands beside it, so it has no text of its own but the
 * alternative text of a portrait.
 */

const fields: Record<StaffColour, string> = {
  green: "bg-person-green",
  blue: "bg-person-blue",
  violet: "bg-person-violet",
  rose: "bg-person-rose",
  amber: "bg-person-amber",
  teal: "bg-person-teal",
  red: "bg-person-red",
  grey: "bg-person-grey",
};

const sizes = { sm: "size-8 text-xs", md: "size-9 text-sm", lg: "size-16 text-xl" };

type PersonMarkProps = {
  name: string;
  /** One of `staffColours`. */
  colour: string;
  /** The portrait; null shows initials on the colour. */
  imageUrl: string | null;
  /** The alternative text of the portrait; empty where it is decorative. */
  alt?: string;
  size?: keyof typeof sizes;
};

/** A person as portrait, or as initials on their colour. */
export function PersonMark({ name, colour, imageUrl, alt = "", size = "sm" }: PersonMarkProps) {
  const look = clsx("inline-grid shrink-0 place-items-center overflow-hidden rounded-full", sizes[size]);
  if (imageUrl !== null) {
    return (
      <span className={look}>
        <UploadedPicture src={imageUrl} alt={alt} sizes="4rem" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(look, "num font-semibold text-person-ink", fields[toStaffColour(colour)])}
    >
      {initials(name)}
    </span>
  );
}

/** A person's colour as a dot, as in the calendar. */
export function PersonDot({ colour, className }: { colour: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-block shrink-0 rounded-full",
        fields[toStaffColour(colour)],
        className ?? "size-2.5",
      )}
    />
  );
}

/** A name with its dot, as one fact among others. */
export function PersonName({ name, colour }: { name: string; colour: string }) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <PersonDot colour={colour} />
      {name}
    </span>
  );
}
