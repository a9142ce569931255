import "server-only";
import { domainToUnicode } from "node:url";

/**
 * An e-mail address as people write it: the domain with its letters (`xn--rksmrgs-5wao1o.se` → `räksmörgås.se`), where all of
 * them are Latin, so that no letter of another script looks like one.
 */
export function emailAsRead<T extends string | null>(address: T): T | string {
  const [, local, domain = ""] = /^(.+)@(.*xn--.*)$/.exec(address ?? "") ?? [];
  const read = domainToUnicode(domain);
  return local !== undefined && /^[\p{Script=Latin}\d.-]+$/u.test(read) ? `${local}@${read}` : address;
}
