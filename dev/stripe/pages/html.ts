/** A piece of finished HTML. Anything else that is put into a template is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return "";
  if (typeof piece === "string") return piece.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
  if (typeof piece === "number") return String(piece);
  return piece.map(render).join("");
}

/**
 * HTML from a template: its own text is kept, inserted values are escaped; lists are joined, false and null are nothing.
 */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.map((part, index) => part + render(pieces[index])).join(""));
}
