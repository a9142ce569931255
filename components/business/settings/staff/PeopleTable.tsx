"use client";

import clsx from "clsx";
import { CalendarOff, Clock, ImageIcon, KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { PersonMark } from "@/components/staff/PersonMark";
import { MenuItem, MenuSeparator } from "@/components/ui/actions/Menu";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { RowEdit, RowHandle, RowMenu, RowSwitch } from "../../RowControls";
import { useRowDrag } from "../../useRowDrag";
import type { usePeople } from "./usePeople";

type List = ReturnType<typeof usePeople>;

/** On narrow screens: name and services over the whole width, switch and actions below. */
const card =
  "grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 @min-[18rem]:@max-[32rem]:group-data-stack/table:grid";

/** The people of a business in order, switched and edited in place; cards on phones. */
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
                <RowHandle
                  {...drag.handleProps(index)}
                  label={t("handle", { name: person.name, place: index + 1, count: rows.length })}
                />
              </Td>
              <Td className="col-span-2">
                <Name person={person} serviceCount={serviceCount} />
              </Td>
              <Td className="@max-[32rem]:group-data-stack/table:justify-start">
                <State person={person} list={list} />
              </Td>
              <Td>
                <span className="flex items-center justify-end gap-1">
                  <RowEdit label={t("editOf", { name: person.name })} onClick={() => list.open(person.id)}>
                    {t("edit")}
                  </RowEdit>
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
    <RowSwitch
      label={t("shown", { name: person.name })}
      isActive={isActive}
      onChange={(isOn) => void list.setActive(person, isOn)}
      word={t(isActive ? "active" : "inactive")}
    />
  );
}

type PersonMenuProps = {
  person: OwnStaffMember;
  /** null where the person is at that end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
};

/** Leads to the other pages of a person's settings (PPL-37). */
function PersonMenu({ person, ...actions }: PersonMenuProps) {
  const t = useTranslations("providerSettings.people");
  const router = useRouter();
  const query = { person: person.id };
  return (
    <RowMenu
      words={{ more: t("more", { name: person.name }), up: t("up"), down: t("down"), remove: t("remove") }}
      {...actions}
    >
      <MenuItem
        icon={<Clock aria-hidden="true" />}
        onSelect={() => router.push(providerPaths.settingsHours(query))}
      >
        {t("ownHours")}
      </MenuItem>
      <MenuItem
        icon={<CalendarOff aria-hidden="true" />}
        onSelect={() => router.push(providerPaths.settingsAbsences(query))}
      >
        {t("ownAbsences")}
      </MenuItem>
      <MenuItem
        icon={<ImageIcon aria-hidden="true" />}
        onSelect={() => router.push(providerPaths.settingsPictures(query))}
      >
        {t("portrait")}
      </MenuItem>
      {person.isActive ? (
        <MenuItem
          icon={<KeyRound aria-hidden="true" />}
          onSelect={() => router.push(providerPaths.settingsAccess(query))}
        >
          {t("signIn")}
        </MenuItem>
      ) : null}
      <MenuSeparator />
    </RowMenu>
  );
}
