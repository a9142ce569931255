import type { clientCalls } from "@/lib/api/contract/lists/clientCalls";
import { businesses, type CallRow, ofClient, workers } from "./callRow";

/** What each of these calls answers to whom. */
export const clientRows: Record<(typeof clientCalls)[number]["id"], CallRow> = {
  listOwnClients: { answers: businesses(200) },
  addClient: { attempt: () => ({ body: {} }), answers: businesses(400) },
  exportClients: { answers: businesses(200) },
  listClientImports: { answers: businesses(200) },
  // JSON, where the calls take a form.
  previewClientImport: { attempt: () => ({ body: {} }), answers: businesses(415) },
  importClients: { attempt: () => ({ body: {} }), answers: businesses(415) },
  undoClientImport: ofClient(businesses(404)),
  // The member has no visit of theirs today.
  getClient: ofClient(workers(200, 404)),
  editClient: ofClient(businesses(200, 404), { isHidden: false }),
  removeClient: ofClient(businesses(409, 404)),
  // By another name.
  eraseClient: ofClient(businesses(400, 404), { name: "Någon annan" }),
  listClientDoubles: ofClient(businesses(200, 404)),
  // With themselves.
  previewClientMerge: {
    attempt: ({ client }) => ({ params: { id: client }, body: { otherId: client } }),
    answers: businesses(404),
  },
  mergeClients: {
    attempt: ({ client }) => ({ params: { id: client }, body: { otherId: client } }),
    answers: businesses(404),
  },
  addClientNote: ofClient(workers(201, 404), { kind: "note", text: "Vill ha kaffe." }),
  editClientNote: {
    attempt: ({ client, provider }) => ({ params: { id: client, noteId: provider }, body: { text: "Te." } }),
    answers: workers(404),
  },
  deleteClientNote: {
    attempt: ({ client, provider }) => ({ params: { id: client, noteId: provider } }),
    answers: businesses(404),
  },
  listOwnReviews: { answers: businesses(200) },
  listReplies: { answers: businesses(200) },
  replyToReview: {
    attempt: ({ review }) => ({ body: { reviewId: review, replyText: "Tack och välkommen åter." } }),
    answers: businesses(200, 404),
  },
  // The row above has just given the owner a reply to read and to take back.
  getReply: { attempt: ({ review }) => ({ params: { id: review } }), answers: businesses(200, 404) },
  deleteReply: { attempt: ({ review }) => ({ params: { id: review } }), answers: businesses(204, 404) },
  reportReview: {
    attempt: ({ review }) => ({ params: { id: review }, body: { reason: "advertising" } }),
    answers: businesses(201, 404),
  },
};
