import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messagesFor } from "@/lib/i18n/messages";
import { hasAddress, nameLine, withoutAddresses } from "./names";

const taken = (text: string) => nameLine(120).safeParse(text);

describe("a name", () => {
  it.each([
    "Betala tull nu: http://evil.example/tull",
    "Betala tull nu: evil.example/tull",
    "evil.example",
    "EVIL.EXAMPLE.",
    "(evil.example)",
    "hxxp://evil.example",
    "hxxps evil",
    "https:evil",
    "ftp://x",
    "www.evil",
    "www2.evil.example",
    "xn--evl-example",
    "a.xn--p1ai",
    "сбербанк.рф",
    "t.co/abc",
    "evil。example",
    "evil．example",
    "evil[.]example",
    "evil(.)example",
    "ev\u{200B}il.exam\u{200D}ple",
    "evil.\u{200B}example",
    "192.0.2.7/tull",
    "192.0.2.7",
    "evil.example:8443/x",
    "tull@evil.example",
    "mailto:tull@evil",
    "Anna ＠evil anna＠evil.example",
    "javascript://x",
    "klippning.nu",
    "Betala på q.is nu",
    "x.com",
    "b.ex?x",
    "b.ex:80",
    "evil․example",
    "evil﹒example",
    "ｅｖｉｌ．ｅｘａｍｐｌｅ",
    `${"a.".repeat(51)}`,
    "Bank 💌.ws/logga-in",
    "Skatt evil.c\u{206A}om",
    "skatt.c\u{FE0F}om",
    "evil%2Ecom",
    "दुकान.भारत",
    "б.рф",
    "x.de",
    "X.DE",
    "x.de/logga-in",
    "Betala på x.de.",
    "(x.de)",
    "x.co.uk",
    "a.b.de",
    "9.se",
    "x.li",
    "å.ax",
    "q.hair",
    "X.vip",
    "中.中国",
    "A.De la Cruz",
    "Fix.nu",
  ])("with an address is refused: %j", (text) => {
    expect(taken(text).success).toBe(false);
  });

  it.each([
    "Klippning 2.0",
    "Klippning 2.0.1",
    "Öppet kl. 10.30",
    "kl.10",
    "Anna.M",
    "A.Karlsson",
    "AB H.Å.R",
    "H.Å.R.",
    "Svensson & Co.",
    "Salong Å/Ä/Ö",
    "Färg, klipp m.m.",
    "t.ex. slingor",
    "Dr. Anna Ek",
    "S:t Eriksgatan 4",
    "Storg.12",
    "@salongen",
    "Massage 60 min / 750:-",
    "Hår: klipp",
    "Nagel #1 50 %",
    "AC/DC-klipp",
    "Elsa-Maj O'Brien",
    "Http Konsult",
    "WWW Bygg AB",
    "👩🏽‍🦰 Hår",
    "Wwwow",
    "o.s.v.",
    "a".repeat(110),
    "A. De la Cruz",
    "A.Ek",
    "A.Öberg",
    "А.Иванов",
    "kl.9",
    "kl.9-17",
    "ca. 30 min",
    "Dr. Svensson",
    "bl.a",
    "m.fl.",
    "t.o.m.",
    "fr.o.m.",
    "e.d.",
    "Nr.5",
    "1.5 h",
    "5.a",
  ])("that is none is taken: %j", (text) => {
    expect(taken(text)).toMatchObject({ success: true, data: text });
  });

  it("loses marks that no eye sees, and is refused when nothing is left, or with marks that turn it round", () => {
    expect(taken("\u{200E}Anna\u{FEFF} Ek").data).toBe("Anna Ek");
    expect(taken("\u{200B}").success).toBe(false);
    expect(taken("Anna\u{202E}kE").success).toBe(false);
    expect(taken("Anna\u{0007}").success).toBe(false);
  });

  it("that is too long is refused for that alone, and one word of any length is read at once", () => {
    const long = "a.".repeat(125_000);
    const { error } = taken(long);
    expect(error?.issues.map(({ code }) => code)).toEqual(["too_big"]);
    expect(hasAddress(long)).toBe(true);
    expect(withoutAddresses(`Till ${long} igen`)).toBe("Till … igen");
  });

  const word = fc.string({ unit: fc.constantFrom(..."abcåäöxyz"), minLength: 2, maxLength: 8 });
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((each) => each.join(" "));

  it("is refused with an address wherever it stands, and however it is written", () => {
    const address = fc
      .tuple(
        fc.constantFrom("", "http://", "HTTPS://", "hxxp://", "www."),
        word,
        word,
        fc.constantFrom("", "/tull", ":8080", "?a=1"),
      )
      .map(([scheme, host, tld, path]) => `${scheme}${host}.${tld}${path}`);
    fc.assert(
      fc.property(words, address, words, (before, found, after) => {
        expect(hasAddress(`${before} ${found} ${after}`)).toBe(true);
        expect(hasAddress(withoutAddresses(`${before}: ${found}, ${after}`))).toBe(false);
      }),
    );
  });

  it("of words, sentences and numbers is taken", () => {
    const number = fc.tuple(fc.nat(99), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`);
    fc.assert(
      fc.property(words, number, words, (before, found, after) => {
        expect(hasAddress(`${before}. ${found} ${after}.`)).toBe(false);
      }),
    );
  });
});

describe("withoutAddresses", () => {
  it.each([
    ["Betala tull nu: http://evil.example/tull", "Betala tull nu: …"],
    ["Betala på evil.example/tull i dag", "Betala på … i dag"],
    ["Dr.Anna Ek", "Dr. Anna Ek"],
    ["A.De la Cruz", "A. De la Cruz"],
    ["Betala på x.de/tull", "Betala på …"],
    ["evil.example", "evil. example"],
    ["skriv till tull@evil.example", "skriv till …"],
    ["Anna\u{202E} Ek", "Anna Ek"],
    ["Klippning 2.0", "Klippning 2.0"],
  ])("of %j leaves %j", (text, left) => {
    expect(withoutAddresses(text)).toBe(left);
  });

  it.each(["sv", "en"] as const)("leaves the sentences of our own mails as they are (%s)", (locale) => {
    const sentences = (value: unknown): string[] =>
      typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(sentences);
    const { mails, disputeMails, calendars } = messagesFor(locale);
    for (const text of sentences([mails, disputeMails, calendars.mail]))
      expect(withoutAddresses(text)).toBe(text);
  });
});
