import { describe, expect, it, onTestFinished } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { freshEmail } from "../../support/calls/auth";
import { anyFreeSlot, payAtStripe, postCheckout, wish } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { Inbox } from "../../support/run/inbox";
import { testApp } from "../../support/run/testApp";

type Session = { paymentStatus: string; bookingStatus: string };

const statusOf = async (base: string, sessionId: string) =>
  (await call<Session>(`/payments/checkout-sessions/${sessionId}`, { base })).body.bookingStatus;

describe("when parts of the product die", () => {
  it("confirms a booking that was paid while the server lay dead", { timeout: 120_000 }, async () => {
    const app = await testApp({ name: "server-killed" });
    onTestFinished(app.stop);
    const { service, startTime } = await anyFreeSlot(app.url);
    const email = freshEmail();
    const { body } = await postCheckout(wish(service, startTime, email), { base: app.url });
    await app.stopServer("SIGKILL");
    await payAtStripe(app.stripeUrl, body.sessionId);
    await app.startServer();
    // Nobody asks for the session: the payment provider repeats its webhook.
    const mail = await new Inbox(app.mailboxUrl).waitFor(email, undefined, 60_000);
    expect(mail.attachments.map(({ filename }) => filename)).toContain("bokning.ics");
    expect(await statusOf(app.url, body.sessionId)).toBe("confirmed");
  });

  it("takes up the jobs of a killed worker within a minute", { timeout: 150_000 }, async () => {
    const app = await testApp({ name: "worker-killed" });
    onTestFinished(app.stop);
    const inbox = new Inbox(app.mailboxUrl);
    const { service, startTime } = await anyFreeSlot(app.url);
    const email = freshEmail();
    await inbox.setOutage(true);
    const { body } = await postCheckout(wish(service, startTime, email), { base: app.url });
    await payAtStripe(app.stripeUrl, body.sessionId);
    await waitFor(async () => (await statusOf(app.url, body.sessionId)) === "confirmed", {
      what: "the payment",
      timeoutMs: 30_000,
    });
    await app.stopWorker("SIGKILL");
    await inbox.setOutage(false);
    const killedAt = performance.now();
    app.startWorker();
    await inbox.waitFor(email, undefined, 60_000);
    expect(performance.now() - killedAt).toBeLessThan(60_000);
  });

  it("never gives one slot twice on two servers at once", { timeout: 120_000 }, async () => {
    const app = await testApp({ name: "two-servers" });
    onTestFinished(app.stop);
    const second = await app.addServer();
    const { service, startTime } = await anyFreeSlot(app.url);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        postCheckout(wish(service, startTime), { base: index % 2 === 0 ? app.url : second }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(59);
  });
});
