/** The two portals, and the role of account each of them takes. */
export const roles = ["customer", "provider"] as const;
export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return value === "customer" || value === "provider";
}
