import "server-only";
import { networkOf } from "@/lib/http/network";
import {
  signInsFromAddress,
  signInsOfAccount,
  signInsOfAccountFromNetwork,
  signInsOfDevice,
} from "../throttles";
import type { ClientInfo } from "./client";

/** Tries to sign in to one account from one place. */
type Tries = {
  /** Counts one try, before the password is checked. @throws AppError too_many_requests */
  count(): Promise<void>;
  /** To be called when the password was right. */
  succeed(): Promise<void>;
};

/**
 * The counters of tries to sign in to an account. A browser that has signed in to it before (`device`) has a counter
 * of its own, which nobody else can use up. All others are counted in this order: a try that one limit refuses is not
 * counted by the next, so that one network cannot use up the tries of all others.
 * @param device the browser by its proof, or null: see `knownDevice`
 */
export function signInTries(email: string, { address }: ClientInfo, device: string | null): Tries {
  if (device !== null)
    return { count: () => signInsOfDevice.take(device), succeed: () => signInsOfDevice.reset(device) };
  const place = accountFromNetwork(email, address);
  return {
    count: async () => {
      await signInsFromAddress.take(address);
      await signInsOfAccountFromNetwork.take(place);
      await signInsOfAccount.take(email);
    },
    succeed: async () => {
      await Promise.all([
        signInsFromAddress.undo(address),
        signInsOfAccountFromNetwork.reset(place),
        signInsOfAccount.undo(email),
      ]);
    },
  };
}

/** Resets the counters of an account whose owner has just chosen a new password. */
export async function forgetSignInTries(email: string, { address }: ClientInfo): Promise<void> {
  await Promise.all([
    signInsOfAccount.reset(email),
    signInsOfAccountFromNetwork.reset(accountFromNetwork(email, address)),
  ]);
}

const accountFromNetwork = (email: string, address: string) => `${networkOf(address)} ${email}`;
