import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Mailbox, startMailbox } from "@/scripts/support/launch/services";
import { Supervisor } from "@/scripts/support/launch/supervisor";
import { Inbox } from "@/tests/support/run/inbox";

const directory = mkdtempSync(join(tmpdir(), "stund-mailbox-"));
const data = join(directory, "mails");
let supervisor: Supervisor;
let mailbox: Mailbox;
let inbox: Inbox;

async function start(): Promise<void> {
  mailbox = await startMailbox({ supervisor }, { smtpPort: 0, httpPort: 0, data });
  inbox = new Inbox(mailbox.url);
}

beforeAll(async () => {
  supervisor = await Supervisor.begin(directory);
  await start();
});
beforeEach(() => inbox.clear());
afterAll(async () => {
  await supervisor.stopAll();
  rmSync(directory, { recursive: true });
});

function send(mail: SendMailOptions) {
  return nodemailer.createTransport(mailbox.smtpUrl).sendMail({ from: "hej@stund.example", ...mail });
}

const evil =
  '<script>document.title = "taken"</script><img src="cid:logo@stund"><a href="https://example.com">Länk</a>';

describe("the mailbox", () => {
  it("gives a mail back as it was sent, to each of its recipients", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    await send({
      to: '"Åsa Öberg" <Asa@Example.se>',
      bcc: "drift@example.se",
      subject: "Din tid är bekräftad",
      text: "Hej Åsa",
      html: "<p>Hej Åsa</p>",
      attachments: [
        { filename: "din tid.ics", content: calendar, contentType: "text/calendar; method=REQUEST" },
      ],
    });
    const mail = await inbox.waitFor("asa@example.se", "BEKRÄFTAD");
    expect(mail).toMatchObject({
      from: "hej@stund.example",
      subject: "Din tid är bekräftad",
      to: expect.stringContaining("Åsa"),
    });
    expect(mail.text.trim()).toBe("Hej Åsa");
    expect(mail.html?.trim()).toBe("<p>Hej Åsa</p>");
    expect(mail.attachments).toMatchObject([
      { filename: "din tid.ics", mimeType: "text/calendar", text: calendar },
    ]);
    expect(await inbox.list("drift@example.se")).toHaveLength(1);
    expect(await inbox.list("annan@example.se")).toEqual([]);
  });

  it("keeps mails when it is killed", async () => {
    await send({ to: "a@example.se", subject: "Kvar" });
    await mailbox.child.kill();
    await start();
    expect(await inbox.list("a@example.se")).toMatchObject([{ subject: "Kvar" }]);
    await inbox.clear();
    expect(readdirSync(data)).toEqual([]);
  });

  it("refuses mails for now while an outage is on", async () => {
    await inbox.setOutage(true);
    await expect(send({ to: "a@example.se" })).rejects.toMatchObject({ responseCode: 451 });
    await inbox.setOutage(false);
    await send({ to: "a@example.se" });
    expect(await inbox.list("a@example.se")).toHaveLength(1);
  });

  it("takes so many mails later as it is told to", async () => {
    const timed = async () => {
      const begun = performance.now();
      await send({ to: "a@example.se" });
      return performance.now() - begun;
    };
    await inbox.delay(1, 3_000);
    expect(await timed()).toBeGreaterThanOrEqual(2_990);
    expect(await timed()).toBeLessThan(2_990);
  });

  it("shows a stranger's mail without letting it do anything", async () => {
    await send({ to: "a@example.se", subject: "<b>Fet</b>", html: evil });
    const [mail] = await inbox.list("a@example.se");
    const page = await fetch(`${mailbox.url}/mails/${mail?.id}`);
    expect(await page.text()).toContain("&lt;b&gt;Fet&lt;/b&gt;");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const frame = await fetch(`${mailbox.url}/mails/${mail?.id}/html`);
    expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups(?!.*allow-scripts)/);
  });

  it("is not changed by another site", async () => {
    await send({ to: "a@example.se" });
    const foreign = { method: "POST", headers: { origin: "https://evil.example" } };
    expect((await fetch(`${mailbox.url}/clear`, foreign)).status).toBe(403);
    expect(await inbox.list("a@example.se")).toHaveLength(1);
  });

  it.each(["/mails/none", "/api/mails/none", "/none", "//", "/mails/%zz"])(
    "answers 404 for %s",
    async (path) => {
      expect((await fetch(mailbox.url + path)).status).toBe(404);
    },
  );
});
