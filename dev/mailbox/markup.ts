/** HTML that is safe to send: made by the template below, never by joining strings. */
class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type { Markup };

type Content = string | number | Markup | readonly Markup[];

/** A template in which every value is escaped unless it is itself the result of this template. */
export function markup(parts: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + render(values[index - 1] ?? "") + part));
}

function render(value: Content): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === "object") return value.map(({ source }) => source).join("");
  return escapeText(String(value));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
