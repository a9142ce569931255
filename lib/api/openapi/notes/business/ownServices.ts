import {
  archivedServicesCall,
  createServiceCall,
  createServicesCall,
  orderServicesCall,
  ownServicesCall,
  removeServiceCall,
  restoreServiceCall,
  switchServiceCall,
  updateServiceCall,
} from "../../../contract/business/ownServices";
import { note } from "../../note";
import { ids } from "../exampleBusiness";
import { ownService, serviceDraft } from "../exampleRows";

const toning = {
  name: "Färg och toning",
  price: 1_150,
  duration_minutes: 90,
  subcategory_id: ids.subcategory,
};
const toningId = "5b2f7c40-7d0f-4a52-9f0c-6f0a5d6a7e11";

export const ownServiceNotes = [
  note(ownServicesCall, { query: { limit: 20 }, answer: [ownService] }),
  note(createServiceCall, {
    description:
      "Visitors find it at once, after the other services of the business. Left out, `price` is 0, `duration_minutes` 60, `vat_percent` 25 (of 0, 6, 12 and 25) and both buffers 0. `is_active` and `is_physical` are true unless false is sent, and at least one of `is_physical` and `is_digital` has to be. `category_id` may be left out; given, the subcategory has to belong to it. With the price 0 a service is shown but cannot be booked (`invalid_price`).",
    body: { ...serviceDraft, category_id: ids.category },
    answer: ownService,
  }),
  note(createServicesCall, {
    description:
      "As many calls to add one, but all of them are added, or none: up to 100, in their order. What is wrong is told with its place, as `services.1.price`.",
    body: { services: [toning] },
    answer: [{ ...ownService, ...toning, id: toningId, position: 1 }],
  }),
  note(orderServicesCall, {
    description:
      "Lists, the page of the business and the booking panel follow it. Name every service that was not removed, inactive ones too: 409 `services_changed` when one is missing or not there, so that an old page takes nothing away.",
    body: { service_ids: [toningId, ids.service] },
  }),
  note(archivedServicesCall, {
    description: "The last removed first. One that was never booked is not among them: it is gone.",
    query: { limit: 20 },
    answer: [{ ...ownService, is_active: false, archived_at: "2026-11-20T18:02:11.000Z" }],
  }),
  note(updateServiceCall, {
    description:
      "The same fields as when it is added; `image_url`, `vat_percent` and the buffers stay as they are when they are left out. Bookings keep the price and length they were sold with; a checkout that was shown the old ones gets 409 `price_changed`. Send the service's `version`, in quotes, as `If-Match`: 412 when it, or who does it, was changed since. Without the header whatever is there is replaced.",
    requestHeaders: ["IfMatch"],
    params: { id: ids.service },
    body: { ...serviceDraft, price: 450 },
  }),
  note(switchServiceCall, {
    description: "Customers see and book it, or no longer, at once. Its bookings stay.",
    params: { id: ids.service },
    body: { is_active: false },
  }),
  note(removeServiceCall, {
    description:
      "It is gone from every list at once. One that was ever booked is kept for its bookings, which stay as they are; one that never was is erased. A second time is 404.",
    params: { id: ids.service },
  }),
  note(restoreServiceCall, {
    description: "It comes last, switched off. 404 for one that is not among the removed.",
    params: { id: ids.service },
    answer: { ...ownService, is_active: false, position: 7 },
  }),
];
