import {
  addFavouriteCall,
  listFavouritesCall,
  removeFavouriteCall,
  takeFavouritesCall,
} from "../../contract/favourites";
import { note } from "../note";
import { ids } from "./exampleBusiness";

const list = [{ provider_id: ids.provider, created_at: "2026-11-20T17:40:00.000Z" }];
const params = { id: ids.provider };

export const favouriteNotes = [
  note(listFavouritesCall, {
    description:
      "At most 500. Nobody else sees them: no call of a business answers them, or how many there are. Without an account, the page keeps them on the device.",
    answer: list,
  }),
  note(takeFavouritesCall, {
    description:
      "Adds what is not kept yet, and leaves out ids of nothing; answers the list. At most 100 at once.",
    body: { providers: [ids.provider] },
    answer: list,
  }),
  note(addFavouriteCall, { description: "`id` of the business. Again changes nothing.", params }),
  note(removeFavouriteCall, { description: "204 also for what was not kept.", params }),
];
