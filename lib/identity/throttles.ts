import "server-only";
import { throttle } from "@/lib/http/throttle";

/*
 * How often identity can be tried. Counted in the database: a second instance continues the count of the first.
 * The limits for one account bound guessing from many addresses; those for one address bound guessing at many
 * accounts. A forgotten password gets an owner in who was locked out by a stranger's guesses.
 */

const minutes = 60;
const hours = 60 * minutes;

/** Wrong passwords for one e-mail address; signing in forgets them. */
export const signInsOfAccount = throttle("sign_in_account", { points: 10, seconds: 15 * minutes });
/** Wrong passwords from one network address; one that many people share gets each right one back. */
export const signInsFromAddress = throttle("sign_in_address", { points: 50, seconds: 15 * minutes });

/**
 * Wrong passwords in calls of a signed-in account that ask for it again, as often as signing in allows. Counted apart:
 * a stolen session must not lock its owner out, nor a stranger's guesses keep the owner from another password.
 */
export const passwordsOfAccount = throttle("password_account", { points: 10, seconds: 15 * minutes });

export const registrationsFromAddress = throttle("register_address", { points: 120, seconds: 10 * minutes });

/** Mails of one kind to one recipient, whoever asks for them. */
export const linksToRecipient = throttle("link_recipient", { points: 5, seconds: hours });
export const linkRequestsFromAddress = throttle("link_address", { points: 60, seconds: hours });

/** Tokens tried; they cannot be guessed, this spares the database. */
export const tokensFromAddress = throttle("token_address", { points: 60, seconds: 10 * minutes });
