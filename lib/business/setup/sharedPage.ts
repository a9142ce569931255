import "server-only";
import { env } from "@/lib/env";
import { customerPaths } from "@/lib/paths";
import type { Business } from "../business";
import { type QrCode, qrCode } from "./qrCode";

/** The address of a business's public page, and its QR code. */
export type SharedPage = { company: string; slug: string; url: string; code: QrCode };

/** The public page of a business: in Swedish, which is what most of its customers read; they can change there. */
export function sharedPage({ companyName, slug }: Pick<Business, "companyName" | "slug">): SharedPage {
  const url = new URL(customerPaths.provider(slug), env().APP_URL).toString();
  return { company: companyName, slug, url, code: qrCode(url) };
}
