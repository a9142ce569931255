/** The content of a mail before it is rendered, in reading order. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A table of facts: label and value. */
  facts?: { label: string; value: string }[];
  /** A strip of the day with this time marked; minutes of the local day. */
  day?: { label: string; startMinute: number; endMinute: number };
  /** Further dates, each on a line of its own with the link that opens it. */
  dates?: { label: string; url: string }[];
  action?: { label: string; url: string };
  /** Small text at the end: what happens next, whom to contact. */
  notes?: string[];
  /** The address for replies, when it is not the product's. */
  replyTo?: string;
  links?: { label: string; url: string }[];
};
