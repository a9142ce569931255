import { changeOwnAccountSchema, changeOwnPasswordSchema, ownAccountSchema } from "@/lib/identity/schemas";
import { defineCall } from "../../call";

// Of whoever signs in for a business, a member as well as an owner: nothing here is the business's.
const common = { tag: "Provider", access: "member" } as const;

export const ownAccountCall = defineCall({
  ...common,
  id: "getOwnAccount",
  method: "GET",
  path: "/providers/me/account",
  summary: "The account that is signed in for the business",
  answer: ownAccountSchema,
  status: 200,
});

export const changeOwnAccountCall = defineCall({
  ...common,
  id: "changeOwnAccount",
  method: "PATCH",
  path: "/providers/me/account",
  summary: "Change the language of the account",
  body: changeOwnAccountSchema,
  answer: ownAccountSchema,
  status: 200,
});

export const changeOwnPasswordCall = defineCall({
  ...common,
  id: "changeOwnPassword",
  method: "POST",
  path: "/providers/me/password",
  summary:
    "Change the password; ends every other session of the account, and its calendar links where wanted",
  body: changeOwnPasswordSchema,
  status: 204,
  errors: ["passkey_refused", "passkeys_unavailable", "too_many_requests"],
});

/** In the order of the description. */
export const ownAccountCalls = [ownAccountCall, changeOwnAccountCall, changeOwnPasswordCall] as const;
