/** The product's name and public identity, defined only here, so that it can be changed in one place. */
const name = "Stund";
/** The name in lower-case ASCII, for cookies and storage keys. */
const slug = "stund";
const domain = `${slug}.example`;

/** The product's accounts elsewhere, by the address of each; the footer shows those that there are. */
const accounts: Partial<Record<"instagram" | "linkedin" | "facebook", string>> = {};

export const brand = {
  name,
  slug,
  domain,
  /** Named in the footer's legal line. */
  legalName: `${name} Konsult AB`,
  organisationNumber: "559400-0001",
  supportEmail: `hej@${domain}`,
  mailFrom: `${name} <hej@${domain}>`,
  operatorEmail: `drift@${domain}`,
  social: accounts,
} as const;
