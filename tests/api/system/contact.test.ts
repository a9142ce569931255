import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { brand } from "@/lib/brand";
import { inbox } from "../../support/calls/auth";
import { call, type Failure } from "../../support/calls/http";

/* A message to the operator. */

const send = (body: object, headers = {}) => call<Failure>("/contact/v1/messages", { body, headers });
const from = () => ({ name: "Lina Ek", email: "lina.ek@example.com", message: `Hej! ${randomUUID()}` });

it("a message reaches the operator, with the portal and the sender's address", async () => {
  const message = from();
  const { status, body } = await send({ ...message, portal: "provider" }, { "Accept-Language": "en" });
  expect([status, body]).toEqual([202, { accepted: true }]);
  const mail = await inbox().waitFor(brand.operatorEmail, "Lina Ek");
  expect(mail.text).toContain(message.message);
  expect(mail.text).toContain(message.email);
});

it("everything that is missing is told at its field, in the reader's language", async () => {
  const told = await Promise.all(
    ["sv", "en"].map(async (language) => {
      const { status, body } = await send({ name: " ", email: "x" }, { "Accept-Language": language });
      expect([status, body.code]).toEqual([400, "invalid_request"]);
      expect(body.details?.map(({ path }) => path).sort()).toEqual(["email", "message", "name"]);
      return body.details?.find(({ path }) => path === "name")?.message;
    }),
  );
  expect(new Set(told).size).toBe(2);
});

it("the sixth message of an hour from one network address is refused", async () => {
  const headers = { "X-Forwarded-For": "198.51.100.23" };
  for (let count = 0; count < 5; count += 1) expect((await send(from(), headers)).status).toBe(202);
  const { status, body } = await send(from(), headers);
  expect([status, body.code]).toEqual([429, "too_many_requests"]);
});
