/** Code page 437 from 0x80 on. */
const upper =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";

export type ReadLine = { account: string; ore: number; day: string; text: string };
export type ReadVoucher = { series: string; number: string; day: string; text: string; lines: ReadLine[] };
export type ReadSie = { head: string[][]; vouchers: ReadVoucher[] };

/** The fields of a record: bare, in quotation marks with escaped ones inside, or an object list in braces. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|\{([^}]*)\}|(\S+)/g)].map(
    ([, quoted, list, bare]) => quoted?.replaceAll('\\"', '"') ?? list ?? bare ?? "",
  );

function oreOf(amount: string): number {
  const match = /^(-?)(\d+)\.(\d\d)$/.exec(amount);
  if (match === null) throw new Error(`Not an amount: ${amount}`);
  return Number(`${match[1]}${match[2]}${match[3]}`);
}

/** Reads a file of vouchers as a bookkeeping program does, by the format's own rules; it shares nothing with the writer. */
export function readSie(bytes: Uint8Array): ReadSie {
  const text = Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? ""),
  ).join("");
  if (!text.endsWith("\r\n")) throw new Error("The last record does not end");
  const head: string[][] = [];
  const vouchers: ReadVoucher[] = [];
  let open: ReadVoucher | null = null;
  let isInside = false;
  for (const line of text.slice(0, -2).split("\r\n")) {
    const [label = "", ...fields] = fieldsOf(line);
    if (line === "{") isInside = true;
    else if (line === "}") isInside = false;
    else if (label === "#VER") {
      const [series = "", number = "", day = "", voucherText = ""] = fields;
      open = { series, number, day, text: voucherText, lines: [] };
      vouchers.push(open);
    } else if (label === "#TRANS") {
      if (open === null || !isInside) throw new Error("A line outside of a voucher");
      const [account = "", objects, amount = "", day = "", lineText = ""] = fields;
      if (objects !== "") throw new Error("Objects were not declared");
      open.lines.push({ account, ore: oreOf(amount), day, text: lineText });
    } else if (vouchers.length > 0) throw new Error(`A record behind the vouchers: ${line}`);
    else head.push([label, ...fields]);
  }
  return { head, vouchers };
}
