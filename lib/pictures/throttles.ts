import "server-only";
import { throttle } from "@/lib/http/throttle";

/** A picture costs half a second of a core: so many of one business within an hour. */
export const uploadsOfBusiness = throttle("picture_upload", { points: 120, seconds: 60 * 60 });
