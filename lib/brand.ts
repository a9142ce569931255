/** The product's name and public identity. It stands here and nowhere else, so that it can be changed in one place. */
const name = "Stund";
/** The name where it has to be plain: in names of cookies and storage keys. */
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
