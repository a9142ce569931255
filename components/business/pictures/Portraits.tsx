"use client";

import { useTranslations } from "next-intl";
import { PersonMark } from "@/components/staff/PersonMark";
import { personAnchor } from "@/lib/paths";
import type { PersonShown } from "@/lib/pictures/loadPeopleShown";
import { PictureField } from "./PictureField";

/** The portraits of a business's people. */
export function Portraits({ people }: { people: readonly PersonShown[] }) {
  const t = useTranslations("providerArea.pictures");
  return (
    <ul className="mt-4 grid divide-y divide-line border-line border-y">
      {people.map(({ id, name, colour, imageUrl, pictures: [picture] }) => (
        <li
          key={id}
          id={personAnchor(id)}
          className="scroll-mt-24 target:bg-sunken grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(8rem,1fr)_2fr] sm:items-center"
        >
          <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</p>
          <PictureField
            place={{ staff_member_id: id }}
            src={imageUrl}
            picture={picture}
            of={t("portraitOf", { name })}
          >
            {(src) => <PersonMark name={name} colour={colour} imageUrl={src} size="lg" />}
          </PictureField>
        </li>
      ))}
    </ul>
  );
}
