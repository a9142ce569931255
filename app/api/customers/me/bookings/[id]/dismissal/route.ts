import { dismissSuggestionCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { dismissSuggestion } from "@/lib/visits/again/dismissSuggestion";

const dismiss = endpoint(dismissSuggestionCall, async ({ params, session }) => {
  await dismissSuggestion(session.user.id, params.id);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: dismiss });
