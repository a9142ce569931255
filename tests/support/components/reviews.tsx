import { page } from "vitest/browser";
import { ReviewList } from "@/components/business/reviews/ReviewList";
import type { AnswerOf } from "@/lib/api/client";
import { bookingReference } from "@/lib/bookings/reference";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import type { OwnReply, OwnReview } from "@/lib/reviews/views";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { reviewWords } from "../words/reviews";
import { answer, type Failure, type Reply, type Sent } from "./answers";
import { render } from "./render";

/* The reviews of a business, and a server that has its replies. */

type SaveReply = "POST /providers/me/reviews/replies";
type DeleteReply = "DELETE /providers/me/reviews/replies/{id}";

const createdAtIso = "2031-01-02T10:00:00.000Z";

/** A review with five stars that nobody has answered. */
const review = (): OwnReview => ({
  id: crypto.randomUUID(),
  providerId: "0f1a7d52-3d0e-4f0f-8f65-6a1f0c1f7b02",
  authorId: null,
  rating: 5,
  comment: "Bra klippning.",
  createdAtIso,
  serviceId: "7b9a3f1c-2d44-4c39-8a64-5d1f0a7c2e10",
  serviceName: "Klippning",
  reply: null,
  bookingId: crypto.randomUUID(),
  reportedAtIso: null,
  kept: null,
});

/** The server of two reviews, of which the first one may have a reply: refuses what began with another version of it. */
export class ReviewsServer {
  readonly first = review();
  readonly second = review();
  /** The reply to the first one that is saved. */
  reply: OwnReply | null = null;
  #versions = 0;
  #next: Failure | undefined;

  constructor() {
    answer("POST /providers/me/reviews/replies", (sent) => this.#save(sent));
    answer("GET /providers/me/reviews/replies/{id}", () =>
      this.reply === null ? { code: "not_found" } : { data: this.#asAnswer(this.reply) },
    );
    answer("DELETE /providers/me/reviews/replies/{id}", (sent) => this.#delete(sent));
  }

  /** Somebody else answers the first review, or takes the reply away. */
  write(text: string | null): void {
    this.#versions += 1;
    this.reply = text === null ? null : { text, createdAtIso, version: String(this.#versions) };
  }

  /** The next save of a reply is answered so. */
  failOnce(failure: Failure): void {
    this.#next = failure;
  }

  /** Opens the page as it is read now; `path` where an address names a reply. */
  async open(language: Locale, path: string = providerPaths.reviews()) {
    const reviews = [{ ...this.first, reply: this.reply }, this.second];
    const waiting = reviews.filter(({ reply }) => reply === null).length;
    const list = <ReviewList reviews={reviews} timeZone={HOME_TIME_ZONE} waiting={waiting} />;
    await render(list, { language, path });
    return reviewOn(language, this.first);
  }

  #save({ body, headers }: Sent<SaveReply>): Reply<SaveReply> {
    const next = this.#next;
    this.#next = undefined;
    if (next !== undefined) return next;
    if (!this.#isOf(headers)) return { code: "edit_conflict" };
    this.write(body.replyText);
    return this.reply === null ? { code: "not_found" } : { data: this.#asAnswer(this.reply) };
  }

  #delete({ headers }: Sent<DeleteReply>): Reply<DeleteReply> {
    if (this.reply === null) return { code: "not_found" };
    if (!this.#isOf(headers)) return { code: "edit_conflict" };
    this.write(null);
    return { data: undefined };
  }

  /** Whether a request began with what is saved. */
  #isOf(headers: Headers): boolean {
    if (this.reply === null) return headers.get("If-None-Match") === "*";
    return headers.get("If-Match") === `"${this.reply.version}"`;
  }

  #asAnswer({ text, version }: OwnReply): AnswerOf<SaveReply> {
    return { review_id: this.first.id, reply_text: text, created_at: createdAtIso, version };
  }
}

/** A review on the page, and the dialogs that it opens. */
function reviewOn(language: Locale, { id }: OwnReview) {
  const w = reviewWords[language];
  const reference = bookingReference(id);
  const item = page.getByRole("listitem").filter({ hasText: reference });
  const named = (words: string) => item.getByRole("button", { name: `${words} ${reference}` });
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  return {
    item,
    answer: named(w.answerOf),
    edit: named(w.editOf),
    remove: named(w.deleteOf),
    report: named(w.reportOf),
    dialog,
    text: dialog.getByLabelText(w.text),
    publish: dialog.getByRole("button", { name: w.publish }),
    save: dialog.getByRole("button", { name: w.save }),
    question,
    confirm: question.getByRole("button", { name: w.confirm }),
  };
}
