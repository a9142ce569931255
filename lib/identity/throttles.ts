import "server-only";
import { throttle } from "@/lib/http/throttle";

/*
 * The limits of sign-ins, registrations and mailed links. Counted in the database, so that all instances share one
 * count. What guesses use up must not be what the owner needs (docs/decisions/0013): each network has tries of its
 * own at an account, and so has each browser that has signed in to it before. The limit for one address bounds
 * guessing at many accounts, the one for an account guessing from many networks; a new password, by the link in our
 * mail, resets both.
 */

const minutes = 60;
const hours = 60 * minutes;

/** Wrong passwords in a browser that has signed in to the account before. */
export const signInsOfDevice = throttle("sign_in_device", { points: 10, seconds: 15 * minutes });
/** Wrong passwords for one e-mail address from one network; reset by signing in. */
export const signInsOfAccountFromNetwork = throttle("sign_in_account_network", {
  points: 10,
  seconds: 15 * minutes,
});
/** Wrong passwords for one e-mail address from all networks: thirty of them, each at its own limit. */
export const signInsOfAccount = throttle("sign_in_account", { points: 300, seconds: hours });
/** Wrong passwords from one network address; right ones are taken back, since many people may share it. */
export const signInsFromAddress = throttle("sign_in_address", {
  points: 50,
  seconds: 15 * minutes,
  byNetwork: true,
});

/**
 * Wrong passwords in calls of a signed-in account that ask for it again, as often as signing in allows. Counted
 * apart, so that a stolen session does not lock its owner out of signing in, nor a stranger's guesses keep the owner
 * from changing the password.
 */
export const passwordsOfAccount = throttle("password_account", { points: 10, seconds: 15 * minutes });

/**
 * Challenges of passkeys, and answers to them that were refused, from one network address. Nothing can be guessed
 * there; the limit spares the database.
 */
export const passkeysFromAddress = throttle("passkey_address", {
  points: 600,
  seconds: 15 * minutes,
  byNetwork: true,
});

export const registrationsFromAddress = throttle("register_address", {
  points: 120,
  seconds: 10 * minutes,
  byNetwork: true,
});
/** Registrations for one e-mail address: each sends a mail, and whoever made it can erase it and repeat it. */
export const registrationsOfEmail = throttle("register_email", { points: 30, seconds: hours });
export const registrationsOfEmailFromNetwork = throttle("register_email_network", {
  points: 10,
  seconds: hours,
});

/** Invitations that a business mails, resent ones included. */
export const invitationsOfBusiness = throttle("invite_business", { points: 30, seconds: hours });
/** Invitations of one business to one mailbox. */
export const invitationsToRecipient = throttle("invite_business_recipient", { points: 5, seconds: hours });
/**
 * Invitations of all businesses to one mailbox, so that they do not fill it together; high enough that one business
 * does not use up what another needs.
 */
export const invitationsToRecipientFromAll = throttle("invite_recipient", { points: 30, seconds: hours });

/** Mails of one kind to one recipient, requested by one browser. */
export const linksForDevice = throttle("link_device", { points: 5, seconds: hours });
export const linksToRecipientFromNetwork = throttle("link_recipient_network", { points: 3, seconds: hours });
/** An hour, the shortest lifetime of a link: when all mails are used up, the mailbox has a link that works. */
export const linksToRecipient = throttle("link_recipient", { points: 10, seconds: hours });
export const linkRequestsFromAddress = throttle("link_address", {
  points: 60,
  seconds: hours,
  byNetwork: true,
});

/** Requested changes of address, and repeated mails of them, by one account. */
export const emailChangesOfAccount = throttle("email_change_account", { points: 6, seconds: hours });

/** Exports of all data of one account. */
export const exportsOfAccount = throttle("export_account", { points: 10, seconds: hours });

/** Files for the books, a month each: a whole year can be fetched at once. */
export const bookFilesOfAccount = throttle("book_files_account", { points: 60, seconds: hours });

/** Tried tokens. They cannot be guessed; the limit spares the database. */
export const tokensFromAddress = throttle("token_address", {
  points: 60,
  seconds: 10 * minutes,
  byNetwork: true,
});
