"use client";

import clsx from "clsx";
import { GripVertical, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { PersonMark } from "@/components/staff/PersonMark";
import { Button } from "@/components/ui/actions/Button";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Switch } from "@/components/ui/inputs/Switch";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { useRowDrag } from "../../useRowDrag";
import { PersonMenu } from "./PersonMenu";
import type { usePeople } from "./usePeople";

type List = ReturnType<typeof usePeople>;

/** Where there is no room for a table: name and services over the whole width, switch and actions below. */
const card =
  "grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 @min-[18rem]:@max-[32rem]:group-data-stack/table:grid";

/** The people of a business in its own order, switched and edited in place; cards on phones. */
export function PeopleTable({ list, serviceCount }: { list: List; serviceCount: number }) {
  const t = useTranslations("providerSettings.people");
  const { rows, move } = list;
  const drag = useRowDrag(rows, move);
  return (
    <>
      <Table caption={t("title")} hideCaption stack ref={drag.table}>
        <TableHead>
          <TableRow>
            <Th className="w-11">
              <VisuallyHidden>{t("order")}</VisuallyHidden>
            </Th>
            <Th>{t("name")}</Th>
            <Th className="w-36">{t("bookable")}</Th>
            <Th className="w-36">
              <VisuallyHidden>{t("actions")}</VisuallyHidden>
            </Th>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((person, index) => (
            <TableRow
              key={person.id}
              data-row={person.id}
              className={clsx(card, drag.classOf(index))}
              style={drag.styleOf(index)}
            >
              <Td className="row-span-2 self-stretch">
                <button
                  type="button"
                  {...drag.handleProps(index)}
                  aria-label={t("handle", { name: person.name, place: index + 1, count: rows.length })}
                  className="tap -ml-3 inline-grid cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing"
                >
                  <GripVertical aria-hidden="true" className="size-5" />
                </button>
              </Td>
              <Td className="col-span-2">
                <Name person={person} serviceCount={serviceCount} />
              </Td>
              <Td className="@max-[32rem]:group-data-stack/table:justify-start">
                <State person={person} list={list} />
              </Td>
              <Td>
                <span className="flex items-center justify-end gap-1">
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<Pencil aria-hidden="true" className="size-4" />}
                    aria-label={t("editOf", { name: person.name })}
                    onClick={() => list.open(person.id)}
                  >
                    {t("edit")}
                  </Button>
                  <PersonMenu
                    person={person}
                    onUp={index === 0 ? null : () => move(index, index - 1)}
                    onDown={index === rows.length - 1 ? null : () => move(index, index + 1)}
                    onRemove={() => list.remove(person)}
                  />
                </span>
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <LiveMessage message={list.said} />
    </>
  );
}

function Name({ person, serviceCount }: { person: OwnStaffMember; serviceCount: number }) {
  const t = useTranslations("providerSettings.people");
  const count = person.serviceIds.length;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonMark name={person.name} colour={person.colour} imageUrl={person.imageUrl} size="md" />
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">{person.name}</span>
        <span className="block text-muted text-sm">
          {person.doesAllServices ? t("allServices") : t("someServices", { count, of: serviceCount })}
        </span>
      </span>
    </span>
  );
}

function State({ person, list }: { person: OwnStaffMember; list: List }) {
  const t = useTranslations("providerSettings.people");
  const isActive = list.isActive(person);
  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
        label={t("shown", { name: person.name })}
        hideLabel
        checked={isActive}
        onChange={(event) => void list.setActive(person, event.currentTarget.checked)}
      />
      <span aria-hidden="true" className={clsx("text-sm", !isActive && "text-muted")}>
        {t(isActive ? "active" : "inactive")}
      </span>
    </span>
  );
}
