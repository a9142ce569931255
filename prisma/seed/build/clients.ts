import { phoneE164 } from "@/lib/clients/phoneE164";
import { clientOfDemoCustomer, clientsByHand } from "../content/clients";
import { uuidOf } from "../random";
import type { SeedBusiness } from "./business";
import type { SeedCustomer } from "./customers";
import { dayFrom, type Present } from "./present";

interface ClientRow {
  readonly id: string;
  readonly provider_id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly phone_e164: string | null;
  readonly email: string | null;
  readonly user_id: string | null;
  readonly tags: readonly string[];
  readonly created_at: Date;
}

interface ClientNoteRow {
  readonly id: string;
  readonly provider_id: string;
  readonly client_id: string;
  readonly kind: string;
  readonly created_at: Date;
}

interface ClientNoteTextRow {
  readonly note_id: string;
  readonly text: string;
  readonly written_at: Date;
  readonly written_by: string;
}

export interface ClientRows {
  readonly clients: readonly ClientRow[];
  readonly notes: readonly ClientNoteRow[];
  readonly texts: readonly ClientNoteTextRow[];
}

/** The client of a business that somebody is, by account or address. */
export function clientIdOf(businessId: string, { id, email }: Pick<SeedCustomer, "id" | "email">): string {
  return uuidOf("client", businessId, id ?? email.toLowerCase());
}

type Booked = {
  readonly provider_id: string;
  readonly client_id: string | null;
  readonly customer_id: string | null;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string | null;
  readonly created_at: Date;
};

/** The clients of all bookings, with the notes of the demo's owner on some of their own. */
export function clientRows(
  bookings: readonly Booked[],
  owned: SeedBusiness,
  customer: SeedCustomer,
  present: Present,
): ClientRows {
  const noted = notedClients(owned, customer, present);
  const known = new Map(noted.clients.map((client) => [client.id, client]));
  for (const { client_id: id, ...booking } of bookings) {
    if (id === null || known.has(id)) continue;
    known.set(id, {
      ...contactRow(booking.customer_name, booking.customer_phone, booking.customer_email),
      id,
      provider_id: booking.provider_id,
      user_id: booking.customer_id,
      tags: [],
      created_at: booking.created_at,
    });
  }
  return { ...noted, clients: [...known.values()] };
}

function contactRow(name: string, phone: string | null, email: string | null) {
  return { name, phone, phone_e164: phone === null ? null : phoneE164(phone), email };
}

function notedClients(business: SeedBusiness, customer: SeedCustomer, present: Present): ClientRows {
  const written = dayFrom(present, -30);
  const byHand = clientsByHand.map((each) => ({ ...each, id: null }));
  const rows = [...byHand, { ...customer, ...clientOfDemoCustomer }].map((person) => {
    const clientId = clientIdOf(business.id, { id: person.id, email: person.email ?? person.name });
    const client: ClientRow = {
      ...contactRow(person.name, person.phone, person.email),
      id: clientId,
      provider_id: business.id,
      user_id: person.id,
      tags: person.tags,
      created_at: written,
    };
    const notes = person.notes.map(({ kind, text }) => ({
      note: {
        id: uuidOf("client-note", clientId, text),
        provider_id: business.id,
        client_id: clientId,
        kind,
        created_at: written,
      },
      text,
    }));
    return { client, notes };
  });
  const notes = rows.flatMap((row) => row.notes);
  return {
    clients: rows.map(({ client }) => client),
    notes: notes.map(({ note }) => note),
    texts: notes.map(({ note, text }) => ({
      note_id: note.id,
      text,
      written_at: written,
      written_by: business.ownerId,
    })),
  };
}
