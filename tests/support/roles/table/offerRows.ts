import type { offerCalls } from "@/lib/api/contract/lists/offerCalls";
import { businesses, type CallRow } from "./callRow";

/** What each of these calls answers to whom. */
export const offerRows: Record<(typeof offerCalls)[number]["id"], CallRow> = {
  getOwnProvider: { answers: businesses(200) },
  getDashboard: { answers: businesses(200) },
  listOwnServices: { answers: businesses(200) },
  createService: { attempt: () => ({ body: {} }), answers: businesses(400) },
  createServices: { attempt: () => ({ body: {} }), answers: businesses(400) },
  // An empty order is wrong for everybody, since nobody's list is empty.
  orderServices: { attempt: () => ({ body: { service_ids: [] } }), answers: businesses(409) },
  listArchivedServices: { answers: businesses(200) },
  updateService: {
    attempt: ({ service, serviceDraft }) => ({ params: { id: service }, body: serviceDraft }),
    answers: businesses(204, 404),
  },
  switchService: {
    attempt: ({ service }) => ({ params: { id: service }, body: { is_active: true } }),
    answers: businesses(204, 404),
  },
  removeService: {
    attempt: ({ service, spareService }, persona) => ({
      params: { id: persona === "business" ? spareService : service },
    }),
    answers: businesses(204, 404),
  },
  restoreService: {
    attempt: ({ archivedService }) => ({ params: { id: archivedService } }),
    answers: businesses(200, 404),
  },
  listOwnPictures: { answers: businesses(200) },
  // JSON, where the call takes a form.
  addPicture: { attempt: () => ({ body: {} }), answers: businesses(415) },
  // Not one's own, or not all of them.
  orderPictures: {
    attempt: ({ picture }) => ({ body: { picture_ids: [picture, picture] } }),
    answers: businesses(409),
  },
  describePicture: {
    attempt: ({ picture }) => ({ params: { id: picture }, body: { alt: "Salongen" } }),
    answers: businesses(204, 404),
  },
  removePicture: {
    attempt: ({ picture, sparePicture }, persona) => ({
      params: { id: persona === "business" ? sparePicture : picture },
    }),
    answers: businesses(204, 404),
  },
};
