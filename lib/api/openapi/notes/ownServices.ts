import {
  createServiceCall,
  ownServicesCall,
  removeServiceCall,
  updateServiceCall,
} from "../../contract/ownServices";
import { note } from "../note";
import { ids, ownService } from "./salon";

const draft = {
  name: "Klippning",
  description: "Klippning i torrt hår. Kom gärna nytvättad, så hinner vi prata mer om formen.",
  price: 420,
  duration_minutes: 30,
  is_active: true,
  is_physical: true,
  is_digital: false,
  subcategory_id: ids.subcategory,
};

export const ownServiceNotes = [
  note(ownServicesCall, { query: { limit: 20 }, answer: [ownService] }),
  note(createServiceCall, {
    description:
      "Visitors find it at once. Left out, `price` is 0 and `duration_minutes` 60. `is_active` and `is_physical` are true unless false is sent, and at least one of `is_physical` and `is_digital` has to be. `category_id` may be left out; given, the subcategory has to belong to it. With the price 0 a service is shown but cannot be booked (`invalid_price`).",
    body: { ...draft, category_id: ids.category },
    answer: ownService,
  }),
  note(updateServiceCall, {
    description:
      "The same fields as when it is added; `image_url` stays as it is when it is left out. Bookings keep the price and length they were sold with; a checkout that was shown the old ones gets 409 `price_changed`.",
    params: { id: ids.service },
    body: { ...draft, price: 450 },
  }),
  note(removeServiceCall, {
    description:
      "It is gone from every list at once. One that was ever booked is kept for its bookings, which stay as they are; one that never was is erased. A second time is 404.",
    params: { id: ids.service },
  }),
];
