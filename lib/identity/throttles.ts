import "server-only";
import { throttle } from "@/lib/http/throttle";

/*
 * How often identity can be tried. Counted in the database: a second instance continues the count of the first.
 * What guesses use up must not be what the owner needs (docs/decisions/0013): each network has tries of its own at an
 * account, and each browser that has signed in to it before. The limit for one address bounds guessing at many accounts,
 * the one for an account guessing from many networks; a new password, by the link in our mail, begins both anew.
 */

const minutes = 60;
const hours = 60 * minutes;

/** Wrong passwords in a browser that has signed in to the account before. */
export const signInsOfDevice = throttle("sign_in_device", { points: 10, seconds: 15 * minutes });
/** Wrong passwords for one e-mail address from one network; signing in forgets them. */
export const signInsOfAccountFromNetwork = throttle("sign_in_account_network", {
  points: 10,
  seconds: 15 * minutes,
});
/** Wrong passwords for one e-mail address from all networks: thirty of them, each at its own limit. */
export const signInsOfAccount = throttle("sign_in_account", { points: 300, seconds: hours });
/** Wrong passwords from one network address; one that many people share gets each right one back. */
export const signInsFromAddress = throttle("sign_in_address", {
  points: 50,
  seconds: 15 * minutes,
  byNetwork: true,
});

/**
 * Wrong passwords in calls of a signed-in account that ask for it again, as often as signing in allows. Counted apart:
 * a stolen session must not lock its owner out, nor a stranger's guesses keep the owner from another password.
 */
export const passwordsOfAccount = throttle("password_account", { points: 10, seconds: 15 * minutes });

export const registrationsFromAddress = throttle("register_address", {
  points: 120,
  seconds: 10 * minutes,
  byNetwork: true,
});
/** Accounts opened for one e-mail address: each begins with a mail, and can be erased by whoever opened it. */
export const registrationsOfEmail = throttle("register_email", { points: 30, seconds: hours });
export const registrationsOfEmailFromNetwork = throttle("register_email_network", {
  points: 10,
  seconds: hours,
});

/** Invitations that a business mails, resent ones included. */
export const invitationsOfBusiness = throttle("invite_business", { points: 30, seconds: hours });
/** Those of a business that cannot be booked yet: anybody can register one, and its name stands in the mail. */
export const invitationsOfNewBusiness = throttle("invite_new_business", { points: 5, seconds: 24 * hours });
/** Those of one business to one mailbox. */
export const invitationsToRecipient = throttle("invite_business_recipient", { points: 5, seconds: hours });
/**
 * Whoever sends them. No mailbox is filled by many businesses; so many that one of them does not use up what another
 * needs.
 */
export const invitationsToRecipientFromAll = throttle("invite_recipient", { points: 30, seconds: hours });

/** Mails of one kind to one recipient, by what asks for them. */
export const linksForDevice = throttle("link_device", { points: 5, seconds: hours });
export const linksToRecipientFromNetwork = throttle("link_recipient_network", { points: 3, seconds: hours });
/** No longer than the shortest life of a link: where all mails are used up, the mailbox holds one that works. */
export const linksToRecipient = throttle("link_recipient", { points: 10, seconds: hours });
export const linkRequestsFromAddress = throttle("link_address", {
  points: 60,
  seconds: hours,
  byNetwork: true,
});

/** Another address asked for, or its mail once more, by one account. */
export const emailChangesOfAccount = throttle("email_change_account", { points: 6, seconds: hours });

/** Files with everything that is kept, made for one account. */
export const exportsOfAccount = throttle("export_account", { points: 10, seconds: hours });

/** Tokens tried; they cannot be guessed, this spares the database. */
export const tokensFromAddress = throttle("token_address", {
  points: 60,
  seconds: 10 * minutes,
  byNetwork: true,
});
