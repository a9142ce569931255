import type { settingsCalls } from "@/lib/api/contract/lists/settingsCalls";
import { businesses, type CallRow, ofStaffMember, workers } from "./callRow";

/** What each of these calls answers to whom. */
export const settingsRows: Record<(typeof settingsCalls)[number]["id"], CallRow> = {
  getOwnSettings: { answers: businesses(200) },
  saveOwnSettings: { attempt: () => ({ body: {} }), answers: businesses(400) },
  changeOwnSettings: { attempt: () => ({ body: { openingHours: [] } }), answers: businesses(400) },
  previewOwnSettings: { attempt: () => ({ body: {} }), answers: businesses(200) },
  listOwnStaff: { answers: businesses(200) },
  addStaffMember: { attempt: () => ({ body: {} }), answers: businesses(400) },
  // None of them: the list of the business is not empty, that of the other, which works alone, is.
  orderStaff: { attempt: () => ({ body: { staff_ids: [] } }), answers: businesses(409, 204) },
  updateStaffMember: ofStaffMember(businesses(200, 404), {}),
  // The business has bookings with everybody.
  removeStaffMember: ofStaffMember(businesses(409, 404)),
  settleStaffRemoval: ofStaffMember(businesses(409, 404), { bookingDecisions: [] }),
  previewStaffRemoval: ofStaffMember(businesses(200, 404), {}),
  // Nobody of the table's other people: owners who are none of the people have no absences of their own.
  listOwnAbsences: { answers: { ...workers(404), member: 200 } },
  saveOwnAbsences: { attempt: () => ({ body: {} }), answers: { ...workers(404), member: 200 } },
  listAccess: { answers: businesses(200) },
  changeMemberRole: {
    attempt: ({ membership }) => ({ params: { id: membership }, body: { role: "member" } }),
    answers: businesses(200, 404),
  },
  // An owner's takes the password.
  endMember: {
    attempt: ({ ownership }) => ({ params: { id: ownership } }),
    answers: businesses(400, 404),
  },
  inviteMember: { attempt: () => ({ body: {} }), answers: businesses(400) },
  resendInvitation: {
    attempt: ({ invitation }) => ({ params: { id: invitation } }),
    answers: businesses(200, 404),
  },
  withdrawInvitation: {
    attempt: ({ invitation }) => ({ params: { id: invitation } }),
    answers: businesses(204, 404),
  },
  addOrganisationNumber: { attempt: () => ({ body: {} }), answers: businesses(400) },
  findPosition: { answers: businesses(200) },
};
