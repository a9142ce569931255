import {
  acceptInvitationCall,
  accessCall,
  changeRoleCall,
  endMemberCall,
  inviteCall,
  resendInvitationCall,
  withdrawInvitationCall,
} from "../../contract/business/members";
import { note } from "../note";
import { ids } from "./exampleBusiness";

const password = "tre gula tåg";
const memberId = "0c1d7a5e-3a44-8f3b-9d1f-2b7f5f0a9c11";
const invitationId = "5b8e2f60-7d1c-8a9e-8c55-91c0e3ad4f27";
const owner = {
  staff: { id: ids.staff, name: "Josefin Sandell" },
  member: {
    id: memberId,
    email: "josefin@salongnorr.exempel.se",
    role: "owner" as const,
    since: "2026-03-02T08:00:00.000Z",
    is_you: true,
    is_only_owner: true,
  },
  invitation: null,
};
const invited = {
  staff: { id: "e8a3c1d4-5f70-8b1a-9e22-6d4b7c8f0a13", name: "Amir Rahimi" },
  member: null,
  invitation: {
    id: invitationId,
    email: "amir@exempel.se",
    role: "member" as const,
    sent_at: "2026-11-22T08:00:00.000Z",
    expires_at: "2026-11-29T08:00:00.000Z",
    is_expired: false,
  },
};
const everybody = [owner, invited];

export const memberNotes = [
  note(accessCall, {
    description:
      "The people of the business, each with a sign-in, an open invitation or neither; before them owners who are none of its people (`staff` is null). An `owner` reaches everything; a `member` their own bookings, without amounts, and their own absences: every other call of a business answers a member 403 `owner_only`.",
    answer: everybody,
  }),
  note(changeRoleCall, {
    description:
      "It counts from the next call on. Making somebody an owner, or an owner a member, takes the password of whoever asks: missing or wrong it is 400 with `password` in `details`, and failures are counted for each account. The other owners are told by mail, and so is whoever is an owner no more. The last owner stays one: 409 `last_owner`.",
    params: { id: memberId },
    body: { role: "owner", password },
    answer: everybody,
  }),
  note(endMemberCall, {
    description:
      "The person is signed out everywhere in the same moment. The account stays, and can be invited again, or makes room for a new one with the same address. Ending an owner's takes the password of whoever asks: missing or wrong it is 400 with `password` in `details`; a member's takes no body. Whoever had the sign-in is told by mail, and of an owner's the other owners. Whoever is removed from the people, or made inactive, is ended likewise, but the last owner.",
    params: { id: memberId },
    body: { password },
  }),
  note(inviteCall, {
    description:
      "Works the same for every address: nothing tells whether it has an account. An open invitation of the same person is replaced. The link works for seven days, once. Inviting an owner takes the password of whoever asks: missing or wrong it is 400 with `password` in `details`. 403 `email_unconfirmed` until the address of whoever invites is confirmed; a business that cannot be booked yet mails five a day.",
    body: { staff_id: invited.staff.id, email: invited.invitation.email, role: "member" },
    answer: everybody,
  }),
  note(resendInvitationCall, {
    description: "For another seven days; the link that was mailed before ends.",
    params: { id: invitationId },
    answer: everybody,
  }),
  note(withdrawInvitationCall, { params: { id: invitationId } }),
  note(acceptInvitationCall, {
    description:
      "An address without an account gets one with `password`. One with a business account that acts for no business gives its password, or is signed in with it. 409 `other_business` and `customer_address` name accounts that cannot accept; `address_unavailable` is an address that cannot get an account right now.",
    answerHeaders: ["Set-Cookie"],
    body: { token: "p5C0vV1rS0mTtUqk0cJmJ8B0mB0Kq1dJw6m2m0mJc9w", password: "tre gula tåg" },
    answer: {
      session: {
        id: "1f0c9f4e-6d0a-8a2c-9a55-0d6f6a1f7e10",
        role: "provider",
        expiresAt: "2026-12-22T08:00:00.000Z",
      },
      user: {
        id: "77a1e0b2-1f8b-8c4d-9e10-3c0f2b6d5a41",
        email: invited.invitation.email,
        role: "provider",
        fullName: "Amir Rahimi",
        emailVerified: true,
        providerId: ids.provider,
      },
    },
  }),
];
