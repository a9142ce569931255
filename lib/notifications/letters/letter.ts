/** A mail before it is dressed: what it says, in the order it is read. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The facts as a small timetable: what, and its value. */
  facts?: { label: string; value: string }[];
  /** A strip of the day with this stretch marked; minutes of the local day. */
  day?: { label: string; startMinute: number; endMinute: number };
  action?: { label: string; url: string };
  /** Set smaller, below: what happens next, how to reach somebody. */
  notes?: string[];
  /** Who an answer goes to, when not to the product. */
  replyTo?: string;
  links?: { label: string; url: string }[];
};
