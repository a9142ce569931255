import type { CustomerExport } from "@/lib/account/schemas";
import type { PersonAnswer } from "@/lib/identity/schemas";
import { password } from "../password";
import { login, registered } from "./auth";
import { call, cookiesOf, type Failure } from "./http";

/** A customer who has just registered and signed in, with the calls of `/customers/me`. */
export async function newCustomerAccount() {
  const email = await registered();
  const signedIn = await login({ email, password });
  return asCustomer(email, cookiesOf(signedIn));
}

function asCustomer(email: string, cookie: string) {
  const send = <T = Failure>(method: string, path: string, body?: unknown, headers = {}) =>
    call<T>(`/customers/me${path}`, { method, body, headers: { Cookie: cookie, ...headers } });
  return {
    email,
    cookie,
    read: () => send<PersonAnswer>("GET", ""),
    change: <T = PersonAnswer>(body: unknown, headers = {}) => send<T>("PATCH", "", body, headers),
    changePassword: (body: unknown) => send("POST", "/password", body),
    export: () => send<CustomerExport>("GET", "/export"),
    erase: (body: unknown = { password }, headers = {}) =>
      send<Failure & { details: unknown }>("DELETE", "", body, headers),
  };
}
