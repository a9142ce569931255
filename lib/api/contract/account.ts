import { exportSchema } from "@/lib/account/schemas";
import { proofSchema } from "@/lib/identity/passkeys/proofSchemas";
import { changePasswordSchema, changePersonSchema, personSchema } from "@/lib/identity/schemas";
import { defineCall } from "../call";

const common = { tag: "Customer", access: "customer" } as const;

export const getCustomerCall = defineCall({
  ...common,
  id: "getCustomer",
  method: "GET",
  path: "/customers/me",
  summary: "The signed-in customer",
  answer: personSchema,
  status: 200,
});

export const changeCustomerCall = defineCall({
  ...common,
  id: "changeCustomer",
  method: "PATCH",
  path: "/customers/me",
  summary: "Change name, phone number or language",
  body: changePersonSchema,
  answer: personSchema,
  status: 200,
});

export const changePasswordCall = defineCall({
  ...common,
  id: "changePassword",
  method: "POST",
  path: "/customers/me/password",
  summary: "Change the password; ends every other session of the account",
  body: changePasswordSchema,
  status: 204,
  errors: ["passkey_refused", "passkeys_unavailable", "too_many_requests"],
});

export const exportCustomerCall = defineCall({
  ...common,
  id: "exportCustomer",
  method: "GET",
  path: "/customers/me/export",
  summary: "Everything that is kept of the customer, as a file",
  answer: exportSchema,
  status: 200,
  errors: ["too_many_requests"],
});

export const eraseCustomerCall = defineCall({
  ...common,
  id: "eraseCustomer",
  method: "DELETE",
  path: "/customers/me",
  summary: "Delete the account and erase the person",
  body: proofSchema,
  status: 204,
  errors: ["passkey_refused", "passkeys_unavailable", "bookings_upcoming", "too_many_requests"],
});

/** In the order of the description. */
export const customerAccountCalls = [
  getCustomerCall,
  changeCustomerCall,
  changePasswordCall,
  exportCustomerCall,
  eraseCustomerCall,
] as const;
