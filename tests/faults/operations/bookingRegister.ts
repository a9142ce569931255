import type { WorldBusiness, WorldService } from "../world";

/** A slot that a client was told it has. */
export type Booked = {
  id: string;
  sessionId: string;
  business: WorldBusiness;
  service: WorldService;
  /** ISO 8601. */
  startTime: string;
  /** The address it was booked with. */
  email: string;
  /** Whether it belongs to the account that the client is signed in to. */
  isOwn: boolean;
  /** Token of the link in the mails, once it was read. */
  token?: string;
};

/** The paid bookings of each business, for its owner to move, refund and complete. */
export class Register {
  readonly #byBusiness = new Map<string, Booked[]>();

  add(booked: Booked): void {
    const list = this.#byBusiness.get(booked.business.id) ?? [];
    list.push(booked);
    if (list.length > 200) list.shift();
    this.#byBusiness.set(booked.business.id, list);
  }

  of(business: WorldBusiness): readonly Booked[] {
    return this.#byBusiness.get(business.id) ?? [];
  }
}
