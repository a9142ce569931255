import { serviceAvailabilityCall } from "@/lib/api/contract/services";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { AppError } from "@/lib/errors/AppError";

const get = endpoint(serviceAvailabilityCall, async ({ params, query }) => {
  const availability = await availabilityFor(params.id, query.from, query.to, Date.now(), query.staffId);
  if (availability === null) throw new AppError("not_found");
  return availability;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
