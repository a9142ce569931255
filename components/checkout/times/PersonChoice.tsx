import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { PersonMark } from "@/components/staff/PersonMark";
import type { PublicPerson } from "@/lib/staff/publicStaff";
import { peopleRow } from "./peopleRow";

type PersonChoiceProps = {
  people: readonly PublicPerson[];
  /** null: anybody. */
  value: string | null;
  onValueChange: (staffId: string | null) => void;
};

/** Scrolls the row to the person that was chosen on the way here. */
function showChosen(row: HTMLDivElement | null): void {
  const [first, ...others] = row?.querySelectorAll("label") ?? [];
  const chosen = others.find((label) => label.matches(":has(:checked)"));
  if (row && first && chosen) row.scrollLeft = chosen.offsetLeft - first.offsetLeft;
}

/** Chooses the person: anybody first, then each. Hidden where there is no choice. */
export function PersonChoice({ people, value, onValueChange }: PersonChoiceProps) {
  const t = useTranslations("booking.person");
  const id = useId();
  if (people.length < 2) return null;
  const options = [{ id: "", name: t("anybody"), colour: null, imageUrl: null, imageAlt: "" }, ...people];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("legend")}</legend>
      <div key={options.map((person) => person.id).join()} ref={showChosen} className={peopleRow}>
        {options.map((person) => (
          <label
            key={person.id}
            htmlFor={`${id}-${person.id}`}
            className="relative inline-flex min-h-11 min-w-0 max-w-full shrink-0 items-center gap-2 rounded-full border-[1.5px] border-line bg-card py-1 pr-4 pl-1.5 font-medium text-sm transition-colors duration-150 hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              id={`${id}-${person.id}`}
              type="radio"
              name="staffId"
              value={person.id}
              checked={person.id === (value ?? "")}
              onChange={() => onValueChange(person.id === "" ? null : person.id)}
              className="sr-only"
            />
            {person.colour === null ? (
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
                <Users aria-hidden="true" className="size-4" />
              </span>
            ) : (
              <PersonMark
                name={person.name}
                colour={person.colour}
                imageUrl={person.imageUrl}
                alt={person.imageAlt}
              />
            )}
            <span className="min-w-0 [overflow-wrap:anywhere]">{person.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
