import { z } from "zod";
import { idParams } from "@/lib/http/input/schemas";
import { sessionStateSchema } from "@/lib/identity/schemas";
import {
  acceptSchema,
  accessSchema,
  changeRoleSchema,
  endMemberSchema,
  inviteSchema,
} from "@/lib/providers/members/schemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider" } as const;
/** What is true afterwards. */
const answer = z.array(accessSchema);

export const accessCall = defineCall({
  ...common,
  id: "listAccess",
  method: "GET",
  path: "/providers/me/access",
  summary: "Who can sign in for the business, and who is invited to",
  answer,
  status: 200,
});

export const changeRoleCall = defineCall({
  ...common,
  id: "changeMemberRole",
  method: "PATCH",
  path: "/providers/me/access/{id}",
  summary: "Make a sign-in an owner's or a member's",
  params: idParams,
  body: changeRoleSchema,
  answer,
  status: 200,
  errors: ["passkey_refused", "passkeys_unavailable", "last_owner", "changed_meanwhile"],
});

export const endMemberCall = defineCall({
  ...common,
  id: "endMember",
  method: "DELETE",
  path: "/providers/me/access/{id}",
  summary: "End a sign-in, with its sessions and mails",
  params: idParams,
  body: endMemberSchema,
  status: 204,
  errors: ["passkey_refused", "passkeys_unavailable", "last_owner", "changed_meanwhile"],
});

export const inviteCall = defineCall({
  ...common,
  id: "inviteMember",
  method: "POST",
  path: "/providers/me/invitations",
  summary: "Mail one of the people an invitation to sign in",
  needsConfirmedAddress: true,
  body: inviteSchema,
  answer,
  status: 201,
  errors: [
    "passkey_refused",
    "passkeys_unavailable",
    "not_found",
    "person_signs_in",
    "changed_meanwhile",
    "stranger_mails_limit",
    "mail_reported",
    "stranger_mails_stopped",
  ],
});

export const resendInvitationCall = defineCall({
  ...common,
  id: "resendInvitation",
  method: "POST",
  path: "/providers/me/invitations/{id}/resend",
  summary: "Mail an invitation once more, with a new link",
  needsConfirmedAddress: true,
  params: idParams,
  answer,
  status: 200,
  errors: ["stranger_mails_limit", "mail_reported", "stranger_mails_stopped"],
});

export const withdrawInvitationCall = defineCall({
  ...common,
  id: "withdrawInvitation",
  method: "DELETE",
  path: "/providers/me/invitations/{id}",
  summary: "Take an invitation back; its link ends",
  params: idParams,
  status: 204,
});

export const acceptInvitationCall = defineCall({
  tag: "Auth",
  access: "none",
  id: "acceptInvitation",
  method: "POST",
  path: "/auth/v1/invitations/accept",
  summary: "Accept an invitation to sign in for a business, by the link of its mail; signs in",
  body: acceptSchema,
  answer: sessionStateSchema,
  status: 200,
  errors: [
    "passkey_refused",
    "passkeys_unavailable",
    "invalid_token",
    "invalid_credentials",
    "other_business",
    "customer_address",
    "address_unavailable",
    "too_many_requests",
  ],
});
