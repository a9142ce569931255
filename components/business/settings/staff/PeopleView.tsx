"use client";

import { UserPlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Notice } from "@/components/ui/feedback/Notice";
import type { EndingSignIn } from "@/lib/providers/members/endingSignIns";
import { freeColour } from "@/lib/staff/colours";
import { maxStaff } from "@/lib/staff/limits";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { AreaHeading } from "../../AreaHeading";
import { listText } from "../../listText";
import { OrderHint } from "../../OrderHint";
import { PeopleTable } from "./PeopleTable";
import { PersonDialog } from "./PersonDialog";
import { newPerson, valuesOfPerson } from "./peopleForm";
import { RemovePerson } from "./RemovePerson";
import { SwitchOffDialog } from "./SwitchOffDialog";
import type { ServiceGroup } from "./serviceGroups";
import { usePeople } from "./usePeople";

type PeopleViewProps = {
  people: readonly OwnStaffMember[];
  /** The sign-in that ends with each person, by person. */
  signIns: Readonly<Record<string, EndingSignIn>>;
  /** The version that edits begin with. */
  tag: string;
  services: readonly ServiceGroup[];
  /** A suggested name for the person who works alone. */
  ownName: string;
  owner: string;
  timeZone: string;
};

/** The people of a business; for one person only the way to add a second. */
export function PeopleView(props: PeopleViewProps) {
  const { people, signIns, tag, services, ownName, owner, timeZone } = props;
  const t = useTranslations("providerSettings.people");
  const list = usePeople(people, signIns);
  const { stopping } = list;
  const endingWith = (person: OwnStaffMember | null) => (person && signIns[person.id]) ?? null;
  const stoppingSignIn = endingWith(stopping);
  const isAlone = people.length === 0;
  const add = (
    <Button
      icon={<UserPlus aria-hidden="true" className="size-5" />}
      variant="solid"
      data-add=""
      onClick={() => list.open("new")}
    >
      {t("add")}
    </Button>
  );
  const person = people.find(({ id }) => id === list.opened);
  const taken = isAlone ? ["green"] : people.map(({ colour }) => colour);
  const initial =
    list.opened === "new"
      ? newPerson(isAlone ? ownName : "", freeColour(taken))
      : person && valuesOfPerson(person);
  return (
    <div ref={list.root} className="mt-8">
      {isAlone ? (
        <EmptyState title={t("aloneTitle")} action={add}>
          {t("aloneBody")}
        </EmptyState>
      ) : (
        <section aria-labelledby="people" className="min-w-0">
          <AreaHeading
            id="people"
            title={t("title")}
            lead={<OrderHint text={t("lead")} keys={t("leadKeys")} />}
            action={people.length < maxStaff ? add : undefined}
          />
          <Undone people={people} services={services} />
          <div className="mt-4 border-line border-y">
            <PeopleTable list={list} serviceCount={services.flatMap((group) => group.services).length} />
          </div>
        </section>
      )}
      {initial === undefined ? null : (
        <PersonDialog
          key={list.opened}
          id={person?.id ?? null}
          initial={initial}
          asksOwnName={isAlone}
          services={services}
          tag={tag}
          owner={owner}
          close={list.close}
          refresh={list.refresh}
        />
      )}
      {stopping && stoppingSignIn ? (
        <SwitchOffDialog
          person={stopping}
          signIn={stoppingSignIn}
          onClose={() => list.stop(null)}
          refresh={list.refresh}
        />
      ) : null}
      <RemovePerson
        person={list.removing}
        signIn={endingWith(list.removing)}
        others={people.filter(({ id }) => id !== list.removing?.id)}
        timeZone={timeZone}
        owner={owner}
        onClose={() => list.remove(null)}
        refresh={list.refresh}
      />
    </div>
  );
}

/** Lists services without a person, which customers find no time for. */
function Undone({ people, services }: Pick<PeopleViewProps, "people" | "services">) {
  const t = useTranslations("providerSettings.people");
  const locale = useLocale();
  const active = people.filter(({ isActive }) => isActive);
  const undone = services
    .flatMap((group) => group.services)
    .filter(({ id }) => !active.some((each) => each.doesAllServices || each.serviceIds.includes(id)));
  if (undone.length === 0) return null;
  const names = listText(
    undone.map(({ name }) => name),
    locale,
  );
  return (
    <Notice tone="warning" className="mt-4">
      {t("undone", { count: undone.length, services: names })}
    </Notice>
  );
}
