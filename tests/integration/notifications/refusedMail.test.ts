import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { sendMail } from "@/lib/notifications/sendMail";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const recipient = "anna.andersson@exempel.se";
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) =>
    done(Object.assign(new Error(`5.1.1 <${address}>: unknown`), { responseCode: 550 })),
});
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.server.address();
process.env.SMTP_URL = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

it("a mail that the server refuses names nobody to the log", async () => {
  const { id } = await db().outboxMail.create({
    data: { kind: "password_changed", recipient, locale: "sv", payload: { url: "http://localhost/" } },
  });
  const thrown: unknown = await sendMail(id).catch((error: unknown) => error);
  expect(thrown).toEqual(new Error("The mail server refused the mail: 550"));
  const kept = await db().outboxMail.findUniqueOrThrow({ where: { id } });
  expect(kept).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining(recipient) });
});
