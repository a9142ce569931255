import type { Persona } from "../personas";
import type { Things } from "../things";

export type AnswersByPersona = Readonly<Record<Persona, number>>;

export type Attempt = { params?: Record<string, string>; query?: string; body?: unknown };

export type CallRow = {
  /** What is asked for. A 400 or 409 to the owner means that the caller was let through and the attempt was refused. */
  attempt?: (things: Things, persona: Persona) => Attempt;
  answers: AnswersByPersona;
  /** The status for a UUID that no row has; 404 where it is left out. */
  unknownId?: number;
  /** Afterwards everybody has to sign in again. */
  endsSessions?: true;
};

export const everyone = (status: number): AnswersByPersona => ({
  guest: status,
  customer: status,
  otherCustomer: status,
  business: status,
  member: status,
  otherBusiness: status,
  endedSession: status,
});
export const signedIn = (status: number): AnswersByPersona => ({
  ...everyone(status),
  guest: 401,
  endedSession: 401,
});
export const customers = (own: number, others = own): AnswersByPersona => ({
  ...everyone(401),
  customer: own,
  otherCustomer: others,
});
/** The owner's alone. */
export const businesses = (own: number, others = own): AnswersByPersona => ({
  ...everyone(401),
  business: own,
  member: 403,
  otherBusiness: others,
});
/** A member's, too, who is not whom the thing belongs to. */
export const workers = (own: number, others = own): AnswersByPersona => ({
  ...businesses(own, others),
  member: others,
});

export const open: CallRow = { answers: everyone(200) };
/** A call with an invalid body, for which nobody has to be signed in. */
export const wrongBody: CallRow = { attempt: () => ({ body: {} }), answers: everyone(400) };

export const ofProvider = (answers: AnswersByPersona, query?: string): CallRow => ({
  attempt: ({ provider }) => ({ params: { id: provider }, ...(query === undefined ? {} : { query }) }),
  answers,
});
export const ofService = (answers: AnswersByPersona, body?: unknown): CallRow => ({
  attempt: ({ service }) => ({ params: { id: service }, body }),
  answers,
});
export const ofBooking = (answers: AnswersByPersona, body?: unknown): CallRow => ({
  attempt: ({ booking }) => ({ params: { id: booking }, body }),
  answers,
});
export const ofStaffMember = (answers: AnswersByPersona, body?: unknown): CallRow => ({
  attempt: ({ staffMember }) => ({ params: { id: staffMember }, body }),
  answers,
});

/** The calendar of one of the business's people, who is not the member. */
export const ofCalendar = (answers: AnswersByPersona, body?: unknown): CallRow => ({
  attempt: ({ staffMember }) => ({ params: { whose: staffMember }, body }),
  answers: { ...answers, member: 404 },
});

export const ofClient = (answers: AnswersByPersona, body?: unknown): CallRow => ({
  attempt: ({ client }) => ({ params: { id: client }, body }),
  answers,
});

/** One day of an availability. */
export function dayOf(startTime: string): string {
  const day = startTime.slice(0, 10);
  return `from=${day}&to=${day}`;
}
