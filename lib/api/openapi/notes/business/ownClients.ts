import {
  addClientCall,
  addClientNoteCall,
  clientCardCall,
  clientDoublesCall,
  clientImportsCall,
  deleteClientNoteCall,
  editClientCall,
  editClientNoteCall,
  eraseClientCall,
  exportClientsCall,
  importClientsCall,
  mergeClientsCall,
  ownClientsCall,
  previewImportCall,
  previewMergeCall,
  removeClientCall,
  undoImportCall,
} from "../../../contract/business/ownClients";
import { note } from "../../note";
import { ids, startTime } from "../exampleBusiness";

const id = "3f0c1a52-7d1e-4b3b-9a64-2f6d0f6c9b11";
const otherId = "a6c2f2f8-51f5-4a58-8a3a-6b7c0d9e4f22";
const noteId = "d2b5e0c4-0b7a-4a0e-8c39-1f5a7e6b3c33";
const importId = "58e7a1d6-9c4f-4f43-b1f2-7a8d6c5b4e44";

const contact = {
  id,
  name: "Elsa Lindqvist",
  phone: "070-174 06 30",
  phone_e164: "+46701740630",
  email: "elsa@example.com",
  tags: ["Stamkund"],
  is_hidden: false,
};
const listed = {
  ...contact,
  next_visit_at: startTime,
  last_visit_at: "2026-10-15T08:00:00.000Z",
  visit_count: 7,
  no_show_count: 0,
};
const written = {
  text: "Tål inte PPD: bara ammoniakfri färg.",
  written_at: "2026-10-15T08:40:00.000Z",
  written_by: "Maja",
};
const card = {
  ...listed,
  since: "2025-09-02T10:12:00.000Z",
  has_account: true,
  mails_withheld: null,
  spent_amount: 4150,
  visits: [
    {
      booking_id: ids.booking,
      starts_at: startTime,
      service_name: "Klippning",
      staff_name: "Maja",
      status: "confirmed" as const,
      visit_mark: null,
      source: "online" as const,
      total_amount: 495,
      spent_amount: 495,
    },
  ],
  notes: [
    {
      id: noteId,
      kind: "allergy" as const,
      ...written,
      earlier: [{ ...written, text: "Tål inte PPD.", written_at: "2026-03-02T09:05:00.000Z" }],
    },
  ],
};
const double = {
  ...contact,
  id: otherId,
  name: "Elsa L",
  email: null,
  tags: [],
  same: ["phone" as const],
  visit_count: 2,
};
const figures = { added: 212, updated: 0, skipped: 18 };
const imported = {
  id: importId,
  created_at: "2026-11-20T18:02:11.000Z",
  ...figures,
  refused_count: 1,
  undone_at: null,
};

export const ownClientNotes = [
  note(ownClientsCall, {
    description:
      "Who comes next first, then who was here last, then who never was, by name. `search` is a part of a name, an address or a tag, or a phone number in any writing; it finds hidden clients, too. `tag` may be repeated: clients with all of them.",
    query: { limit: 50, search: "070-174", tag: ["Stamkund"] },
    answer: [listed],
  }),
  note(addClientCall, {
    description:
      "Whoever books online is added without this call. 409 `client_known` with `details: { clientId, name }` when somebody has the number or the address; with `evenIfKnown` they are added all the same.",
    body: { name: contact.name, phone: contact.phone, email: contact.email, tags: contact.tags },
    answer: card,
  }),
  note(clientCardCall, {
    description:
      "Bookings are the client's by account, phone number or e-mail address. `spent_amount` is what was paid through the product and on the spot, less what was given back or taken back by a bank. A member reaches the clients of their own visits of today, sees these visits alone, and no amounts.",
    params: { id },
    answer: card,
  }),
  note(editClientCall, {
    description:
      "What is left out stays. Neither the client's account nor their bookings change. A hidden client is listed again with the next booking.",
    params: { id },
    body: { tags: ["Stamkund"] },
    answer: card,
  }),
  note(removeClientCall, {
    description:
      "With their notes. 409 `client_has_bookings` for anybody who has ever booked: hide them instead.",
    params: { id },
  }),
  note(eraseClientCall, {
    description:
      "For whoever asks the business to be forgotten; it cannot be undone. Card, tags and notes are removed, and name, number and address from all of the client's bookings, payments and mails here; times, amounts and receipts stay for the books. What they booked with an account of their own stays in it. 409 `client_has_upcoming` with `details: { bookingIds }` while a visit is ahead, and `client_just_cancelled` with `details: { from }` for seven days after an online booking of theirs was cancelled. Owners alone.",
    params: { id },
    body: { name: contact.name },
    answer: { kept_bookings: 12 },
  }),
  note(clientDoublesCall, {
    description: "The same phone number, address or name; the surest first, ten at most.",
    params: { id },
    answer: [double],
  }),
  note(previewMergeCall, {
    description: "Merges nothing.",
    params: { id },
    body: { otherId, choices: { name: "kept" } },
    answer: { client: contact, moved_bookings: 2, moved_notes: 1 },
  }),
  note(mergeClientsCall, {
    description:
      "Bookings, notes and tags of `otherId` move to the client of the address, and the other is gone; it cannot be undone. Where both have a value, the kept client's stays unless `choices` says `other`. 409 `clients_two_accounts` when each books with an account of their own.",
    params: { id },
    body: { otherId, choices: { name: "kept" } },
    answer: card,
  }),
  note(addClientNoteCall, {
    description:
      "`kind` is `note`, `formula` (how something was mixed or done) or `allergy`, which is shown at the client's bookings. Notes are in no mail and no feed.",
    params: { id },
    body: { kind: "allergy", text: written.text },
    answer: card,
  }),
  note(editClientNoteCall, {
    params: { id, noteId },
    body: { text: written.text },
    answer: card,
  }),
  note(deleteClientNoteCall, { params: { id, noteId } }),
  note(previewImportCall, {
    description:
      "A form (`multipart/form-data`) with a file of comma-separated values, 5 000 lines and 2 MB at most, with headings on its first line. `columns` says as JSON what each column is (a `field` as in the answer, or null); without it the headings are understood in Swedish and English, and those of Google's contacts. `duplicates` says what becomes of clients who are there already: `skip` or `update`. A file in neither UTF-8 nor UTF-16 is read in the older encoding that its letters make most sense in, or in `encoding`. A business has one file read at a time (429 meanwhile), 120 an hour.",
    body: { duplicates: "skip" },
    answer: {
      ...figures,
      encoding: "unicode",
      columns: [
        { heading: "Namn", field: "name", samples: ["Elsa Lindqvist"] },
        { heading: "Mobil", field: "phone", samples: ["070-174 06 30"] },
      ],
      refused: [{ line: 14, reason: "email", text: "Nils Ek · nils@" }],
      refused_count: 1,
      sample: [
        {
          line: 2,
          becomes: "added",
          name: contact.name,
          phone: contact.phone,
          email: contact.email,
          tags: contact.tags,
        },
      ],
    },
  }),
  note(importClientsCall, {
    description: "All lines that can be taken, in one transaction. Send the form of the preview.",
    body: { duplicates: "skip" },
    answer: imported,
  }),
  note(clientImportsCall, { description: "The latest first, twenty at most.", answer: [imported] }),
  note(undoImportCall, {
    description:
      "Removes whom the import added and restores whom it changed. Whoever was changed, booked or written of since is kept. Once: 404 afterwards.",
    params: { id: importId },
    answer: { removed: 211, restored: 0, kept: 1 },
  }),
  note(exportClientsCall, {
    description:
      "Semicolons, a byte order mark and decimal commas, as a Swedish Excel opens it; texts are quoted, and where a spreadsheet would calculate one, an apostrophe stands before it. It can be imported again.",
    rawAnswer: {
      type: "text/csv",
      example:
        '\u{FEFF}"Namn";"Telefon";"E-post";"Taggar";"Besök";"Uteblivna";"Betalt"\r\n"Elsa Lindqvist";"070-174 06 30";"elsa@example.com";"Stamkund";7;0;4150\r\n',
    },
  }),
];
