import { changingBooking } from "@/lib/api/changingBooking";
import { objectToMarkCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { objectToMark } from "@/lib/visits/marks/objectToMark";

const object = endpoint(
  objectToMarkCall,
  changingBooking((id, proof, body, nowMs) => objectToMark(id, proof, { text: body?.text ?? null, nowMs })),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: object });
