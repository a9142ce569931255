import { bookingsFileQuery, businessExportSchema } from "@/lib/account/export/exportBusinessSchemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider", method: "GET", status: 200 } as const;

export const exportBusinessCall = defineCall({
  ...common,
  id: "exportBusiness",
  path: "/providers/me/export",
  summary: "Everything that the business has, as a file",
  answer: businessExportSchema,
  errors: ["too_many_requests"],
});

export const exportBookingsCall = defineCall({
  ...common,
  id: "exportBookings",
  path: "/providers/me/export/bookings.csv",
  summary: "The bookings of the business as a table for a spreadsheet (text/csv)",
  query: bookingsFileQuery,
  errors: ["too_many_requests"],
});

/** In the order of the description. */
export const businessExportCalls = [exportBusinessCall, exportBookingsCall] as const;
