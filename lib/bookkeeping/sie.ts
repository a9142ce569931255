import { cp437Bytes } from "./cp437";
import type { Voucher, VoucherLine } from "./vouchers";

export type SieFile = {
  companyName: string;
  /** As people write it, with its hyphen; null where the business has given none. */
  organisationNumber: string | null;
  program: string;
  /** The day on which the file is made, `YYYY-MM-DD`. */
  madeOn: string;
  vouchers: readonly Voucher[];
  textOf: (voucher: Voucher) => string;
  textOfLine: (line: VoucherLine) => string;
};

/**
 * A file of vouchers for another program (SIE type 4i), in its order of records, in code page 437.
 * @throws RangeError for a voucher that does not balance: the reading program would refuse the whole file
 */
export function sieBytes(file: SieFile): Uint8Array<ArrayBuffer> {
  const head = [
    "#FLAGGA 0",
    `#PROGRAM ${quoted(file.program)} 1`,
    "#FORMAT PC8",
    `#GEN ${compact(file.madeOn)}`,
    "#SIETYP 4",
    ...(file.organisationNumber === null ? [] : [`#ORGNR ${file.organisationNumber}`]),
    `#FNAMN ${quoted(file.companyName)}`,
  ];
  const vouchers = file.vouchers.flatMap((voucher, index) => recordsOf(voucher, index + 1, file));
  return cp437Bytes([...head, ...vouchers, ""].join("\r\n"));
}

function recordsOf(voucher: Voucher, number: number, { textOf, textOfLine }: SieFile): string[] {
  const sumOre = voucher.lines.reduce((sum, { amountOre }) => sum + amountOre, 0);
  if (sumOre !== 0) throw new RangeError(`The voucher of ${voucher.day} is off by ${sumOre} öre`);
  const day = compact(voucher.day);
  return [
    `#VER "S" ${number} ${day} ${quoted(textOf(voucher))}`,
    "{",
    ...voucher.lines.map(
      (line) => `#TRANS ${line.account} {} ${decimal(line.amountOre)} ${day} ${quoted(textOfLine(line))}`,
    ),
    "}",
  ];
}

const compact = (day: string) => day.replaceAll("-", "");

/** öre as SEK with a point and two decimals, without leaving whole numbers. */
function decimal(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, "0");
  return `${ore < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A field in quotation marks, with those in it escaped; the format knows no other escape and no control characters. */
function quoted(text: string): string {
  return `"${text
    .replace(/\p{Cc}+/gu, " ")
    .replaceAll("\\", "/")
    .replaceAll('"', '\\"')}"`;
}
