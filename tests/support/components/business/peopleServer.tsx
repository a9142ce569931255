import { PeopleView } from "@/components/business/settings/staff/PeopleView";
import type { RemovedBooking } from "@/components/business/settings/staff/removal";
import type { AnswerOf } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import type { EndingSignIn } from "@/lib/providers/members/endingSignIns";
import type { StaffColour } from "@/lib/staff/colours";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer, type Failure, type Reply, type Sent } from "../answers";
import { Loaded } from "../Loaded";
import { render } from "../render";
import { bookingOn, daysAhead } from "../settings";

/* The people of a business, a server that has them, and their page. */

export const owner = "ek@example.se";
/** The password of whoever asks, and what the server says of another one. */
export const ownPassword = "ett ganska långt lösenord";
export const wrongPassword: Failure = {
  code: "invalid_request",
  details: [{ path: "password", message: "Lösenordet stämmer inte." }],
};

const klippning = { id: "5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c001", name: "Klippning" };
const farg = { id: "5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c002", name: "Färg" };
export const hairServices = [{ category: "Hår", services: [klippning, farg] }] as const;

export function person(name: string, changes: Partial<OwnStaffMember> = {}): OwnStaffMember {
  return {
    id: crypto.randomUUID(),
    name,
    colour: "green",
    imageUrl: null,
    isActive: true,
    doesAllServices: true,
    serviceIds: [],
    ...changes,
  };
}

/** A booking of somebody who is removed, which any of these could take. */
export const removedBooking = (hour: number, free: readonly OwnStaffMember[] = []): RemovedBooking => ({
  ...bookingOn(daysAhead(8)),
  id: crypto.randomUUID(),
  start_time: `${daysAhead(8)}T${hour}:00:00.000Z`,
  end_time: `${daysAhead(8)}T${hour}:30:00.000Z`,
  total_amount: 420,
  refund_on_cancel: 420,
  free_staff: free.map(({ id, name }) => ({ id, name })),
});

const freeTimes = [
  { date: daysAhead(9), startTimes: [`${daysAhead(9)}T09:00:00.000Z`, `${daysAhead(9)}T10:00:00.000Z`] },
];

type Changes = {
  name?: string | null | undefined;
  colour?: StaffColour | null | undefined;
  is_active?: boolean | null | undefined;
  does_all_services?: boolean | null | undefined;
  service_ids?: string[] | null | undefined;
};

const asSent = (each: OwnStaffMember): AnswerOf<"GET /providers/me/staff">[number] => ({
  ...{ id: each.id, name: each.name, colour: each.colour },
  ...{ is_active: each.isActive, does_all_services: each.doesAllServices, service_ids: each.serviceIds },
});

type Given = {
  signIns?: Record<string, EndingSignIn>;
  /** The bookings to come of whoever is removed. */
  bookings?: RemovedBooking[];
};

/** Refuses edits of an older version, asks an owner's end for the password, and a removal for its bookings. */
export class PeopleServer {
  people: readonly OwnStaffMember[];
  bookings: RemovedBooking[];
  readonly edits: readonly Sent<"PATCH /providers/me/staff/{id}">[];
  readonly removals: readonly Sent<"POST /providers/me/staff/{id}/removal">[];
  #signIns: Record<string, EndingSignIn>;
  #version = 1;
  #next: Failure | undefined;

  constructor(people: OwnStaffMember[] = [], { signIns = {}, bookings = [] }: Given = {}) {
    this.people = people;
    this.bookings = bookings;
    this.#signIns = signIns;
    answer("POST /providers/me/staff", ({ body, headers }) => this.#changing(() => this.#add(body, headers)));
    answer("PUT /providers/me/staff/order", ({ body }) =>
      this.#changing(() => {
        this.people = body.staff_ids.flatMap((id) => this.people.filter((each) => each.id === id));
        return { data: undefined };
      }),
    );
    this.edits = answer("PATCH /providers/me/staff/{id}", (sent) => this.#changing(() => this.#edit(sent)));
    answer("DELETE /providers/me/staff/{id}", ({ id, body }) =>
      this.#changing((): Reply<"DELETE /providers/me/staff/{id}"> => {
        if (!this.#isProven(id, body)) return wrongPassword;
        if (this.bookings.length > 0) return { code: "bookings_of_removed", details: this.bookings };
        return this.#remove(id);
      }),
    );
    this.removals = answer("POST /providers/me/staff/{id}/removal", ({ id }) =>
      this.#changing(() => this.#remove(id)),
    );
    answer("POST /providers/me/staff/{id}/removal/preview", ({ body }) => ({
      data: { bookings: this.bookings, freeTimes: body.moveBookingId ? freeTimes : null },
    }));
  }

  /** The next call is answered so, and those after it as usual. */
  failOnce(failure: Failure): void {
    this.#next = failure;
  }

  /** Somebody else changes one of the people. */
  change(id: string, changes: Partial<OwnStaffMember>): void {
    this.people = this.people.map((each) => (each.id === id ? { ...each, ...changes } : each));
    this.#version += 1;
  }

  get names(): string[] {
    return this.people.map(({ name }) => name);
  }

  read = () => ({ people: this.people, signIns: this.#signIns, tag: this.#tag });

  /** Shows the page of the people. */
  async open(language: Locale, screen?: "phone"): Promise<void> {
    await render(
      <Loaded read={this.read}>
        {(now) => (
          <PeopleView
            {...{ ...now, owner }}
            services={hairServices}
            ownName="Maja Ek"
            timeZone={HOME_TIME_ZONE}
          />
        )}
      </Loaded>,
      { language, path: "/provider/settings/people", ...(screen && { screen }) },
    );
  }

  get #tag(): string {
    return `"${this.#version}"`;
  }

  #changing<A>(make: () => A): A | Failure {
    const next = this.#next;
    this.#next = undefined;
    return next ?? make();
  }

  #isProven(id: string, body: { password?: string | null | undefined } | undefined): boolean {
    return this.#signIns[id]?.isOwner !== true || body?.password === ownPassword;
  }

  #add(body: Sent<"POST /providers/me/staff">["body"], headers: Headers): Reply<"POST /providers/me/staff"> {
    if (headers.get("If-Match") !== this.#tag) return { code: "edit_conflict" };
    const { own_name: ownName, ...columns } = body;
    const added = { ...person(body.name), ...columnsOf(columns) };
    const alone = ownName ? [person(ownName)] : [];
    this.people = [...this.people, ...alone, added];
    this.#version += 1;
    return { data: asSent(added) };
  }

  #edit({
    id,
    body,
    headers,
  }: Sent<"PATCH /providers/me/staff/{id}">): Reply<"PATCH /providers/me/staff/{id}"> {
    const version = headers.get("If-Match");
    if (version !== null && version !== this.#tag) return { code: "edit_conflict" };
    if (body.is_active === false && !this.#isProven(id, body)) return wrongPassword;
    if (body.is_active === false) this.#endSignIn(id);
    this.change(id, columnsOf(body));
    const [changed] = this.people.filter((each) => each.id === id);
    return changed === undefined ? { code: "not_found" } : { data: asSent(changed) };
  }

  #remove(id: string): { data: undefined } {
    this.people = this.people.filter((each) => each.id !== id);
    this.#endSignIn(id);
    this.#version += 1;
    // One who is left works alone.
    if (this.people.length === 1) this.people = [];
    return { data: undefined };
  }

  #endSignIn(id: string): void {
    this.#signIns = Object.fromEntries(Object.entries(this.#signIns).filter(([each]) => each !== id));
  }
}

/** What a request said, without what it left out. */
const columnsOf = (body: Changes): Partial<OwnStaffMember> => ({
  ...(body.name && { name: body.name }),
  ...(body.colour && { colour: body.colour }),
  ...(typeof body.is_active === "boolean" && { isActive: body.is_active }),
  ...(typeof body.does_all_services === "boolean" && { doesAllServices: body.does_all_services }),
  ...(body.service_ids && { serviceIds: body.service_ids }),
});
