import { randomUUID } from "node:crypto";
import type { signInCalls } from "@/lib/api/contract/lists/signInCalls";
import { type CallRow, everyone, open, signedIn, wrongBody } from "./callRow";

/** What each of these calls answers to whom. */
export const signInRows: Record<(typeof signInCalls)[number]["id"], CallRow> = {
  getSession: open,
  login: wrongBody,
  logout: { answers: everyone(204), endsSessions: true },
  registerCustomer: wrongBody,
  registerProvider: wrongBody,
  verifyEmail: wrongBody,
  rejectRegistration: wrongBody,
  resendVerification: wrongBody,
  forgotPassword: wrongBody,
  resetPassword: wrongBody,
  listSessions: { answers: signedIn(200) },
  endOtherSessions: { answers: signedIn(204), endsSessions: true },
  endSession: {
    attempt: ({ spareSession }) => ({ params: { id: spareSession } }),
    answers: { ...signedIn(404), customer: 204 },
  },
  askPasskey: wrongBody,
  passkeyLogin: wrongBody,
  listPasskeys: { answers: signedIn(200) },
  askNewPasskey: { attempt: () => ({ body: {} }), answers: signedIn(400) },
  addPasskey: wrongBody,
  removePasskey: {
    attempt: () => ({ params: { id: randomUUID() }, body: {} }),
    answers: signedIn(404),
  },
  acceptInvitation: wrongBody,
  getEmailChange: { answers: signedIn(200) },
  askEmailChange: { attempt: () => ({ body: {} }), answers: everyone(400) },
  resendEmailChange: { answers: signedIn(404) },
  withdrawEmailChange: { answers: signedIn(204) },
  confirmEmailChange: wrongBody,
  undoEmailChange: wrongBody,
};
