import {
  endOtherSessionsCall,
  endSessionCall,
  forgotPasswordCall,
  getSessionCall,
  listSessionsCall,
  loginCall,
  logoutCall,
  registerCustomerCall,
  registerProviderCall,
  rejectRegistrationCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from "../../contract/auth";
import { note } from "../note";
import { ids, linkToken } from "./exampleBusiness";

const password = "tre gula tåg";
const expiresAt = "2026-12-21T09:12:00.000Z";
const anna = {
  id: "5d8f2f5e-6f0c-4b1e-9a43-6d0b7a1c2e90",
  email: "anna@exempel.se",
  role: "customer" as const,
  fullName: "Anna Bergqvist",
  emailVerified: true,
  providerId: null,
};
const signedIn = { session: { id: ids.session, role: "customer" as const, expiresAt }, user: anna };
const setsCookies = ["Set-Cookie"] as const;

export const authNotes = [
  note(getSessionCall, {
    description:
      "Answers 200 with both parts null when nobody is signed in. Without `role` the provider's session is told if there is one, else the customer's.",
    sessions: "both",
    answerHeaders: setsCookies,
    query: { role: "customer" },
    answer: signedIn,
  }),
  note(loginCall, {
    description:
      "An unknown address and a wrong password are told apart neither by the answer nor by the time it takes. With `role`, an account of the other portal is refused and no cookie is set. Failures are counted for each account and network, in a browser that has signed in before (its cookie `stund-device.…`) apart from all others, and far looser for the account and the network as a whole. A session of the same portal whose cookie comes with the call ends.",
    answerHeaders: setsCookies,
    body: { email: anna.email, password, role: "customer" },
    answer: signedIn,
  }),
  note(logoutCall, {
    description: "The session ends on the server too. Signing out twice is no error.",
    sessions: "both",
    answerHeaders: [...setsCookies, "Clear-Site-Data"],
    query: { role: "customer" },
  }),
  note(registerCustomerCall, {
    description:
      "Passwords have 8 to 200 characters and are neither one of the commonest nor made of the name, the e-mail address or the product's name. Does not sign in. The answer is the same, after the same work, where the address has an account: nothing is added then, and a mail to the address says so. The cookie marks the browser as the one in which the link of the mail needs no password.",
    answerHeaders: setsCookies,
    body: { email: anna.email, password, fullName: anna.fullName },
    answer: { user: { ...anna, emailVerified: false } },
  }),
  note(registerProviderCall, {
    description:
      "Signs the business in. Until its e-mail address is confirmed nothing that lasts can be added to it (payouts, calendar links, passkeys, invitations, files: 403 `email_unconfirmed`) and it is shown nowhere; it can be booked once its account with the payment provider is complete, too.",
    answerHeaders: setsCookies,
    body: {
      companyName: "Salong Norr",
      email: "maria@salongnorr.example",
      password,
      phone: "08-465 004 19",
      city: "Stockholm",
      address: "Bondegatan 46",
      organisationNumber: "559940-7318",
      description: "En liten salong på Bondegatan med tre stolar och stora fönster.",
    },
    answer: {
      onboardingUrl: null,
      alreadyOnboarded: false,
    },
  }),
  note(verifyEmailCall, {
    description:
      "The token is the one in the link of the mail; it counts once, and the ones mailed before end with it. The account's password is needed except with the cookie of the browser in which the account was registered or is signed in; without either the answer is 401 and the token still counts. Every other session of the account ends; a browser without one is signed in by the cookies of the answer.",
    sessions: "both",
    answerHeaders: setsCookies,
    body: { token: linkToken, password },
  }),
  note(rejectRegistrationCall, {
    description:
      "The token is the one in the link of the same mail, as long as the address is not confirmed. The account and its business are closed, its sessions end and the address is free again; bookings made with the address as a guest stay.",
    body: { token: linkToken },
  }),
  note(resendVerificationCall, {
    description: "Answers the same whether or not there is an account, or one that needs it.",
    body: { email: anna.email },
    answer: { accepted: true },
  }),
  note(forgotPasswordCall, {
    description: "Answers the same whether or not there is an account.",
    body: { email: anna.email },
    answer: { accepted: true },
  }),
  note(resetPasswordCall, {
    description:
      "The token is the one in the link of the mail; it counts once and confirms the address, too. A session of the account that makes the call goes on, all others end.",
    sessions: "both",
    answerHeaders: setsCookies,
    body: { token: linkToken, password: "fyra blå båtar" },
  }),
  note(listSessionsCall, {
    sessions: "both",
    query: { role: "customer" },
    answer: [
      {
        id: ids.session,
        role: "customer",
        createdAt: "2026-11-21T09:12:00.000Z",
        lastSeenAt: "2026-11-21T10:03:27.000Z",
        expiresAt,
        userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)",
        isCurrent: true,
      },
    ],
  }),
  note(endOtherSessionsCall, { sessions: "both", query: { role: "customer" } }),
  note(endSessionCall, { sessions: "both", params: { id: ids.session }, query: { role: "customer" } }),
];
