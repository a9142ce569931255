/** The product's name and public identity, defined only here, so that it can be changed in one place. */
const name = "Stund";
/** The name in lower-case ASCII, for cookies and storage keys. */
const slug = "stund";
const domain = `${slug}.example`;

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
  social: {
    instagram: "https://www.instagram.com/",
    linkedin: "https://www.linkedin.com/",
    facebook: "https://www.facebook.com/",
  },
} as const;
