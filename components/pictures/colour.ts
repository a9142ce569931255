/** A colour in the OKLCH space: lightness 0–1, chroma, hue in degrees, alpha 0–1. */
export type Oklch = { lightness: number; chroma: number; hue: number; alpha: number };

type LinearRgb = { red: number; green: number; blue: number };

const oklchPattern = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\s*\)$/;

/** Reads `oklch(L C H)` or `oklch(L C H / A)` with plain numbers, as the tokens are written; null for anything else. */
export function parseOklch(text: string): Oklch | null {
  const match = oklchPattern.exec(text.trim());
  if (!match) return null;
  return {
    lightness: Number(match[1]),
    chroma: Number(match[2]),
    hue: Number(match[3]),
    alpha: match[4] === undefined ? 1 : Number(match[4]),
  };
}

/** OKLCH to linear sRGB by Björn Ottosson's published matrices; channels outside 0–1 are outside the sRGB gamut. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    blue: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** How far the colour leaves the sRGB gamut, in linear channel units; 0 when it is inside. */
export function gamutExcess(colour: Oklch): number {
  const { red, green, blue } = toLinearRgb(colour);
  return Math.max(...[red, green, blue].map((channel) => Math.abs(channel - clamp(channel))));
}

/** The nearest sRGB colour as `#rrggbb`, for places without CSS variables. Alpha is left out. */
export function toHex(colour: Oklch): string {
  const { red, green, blue } = toLinearRgb(colour);
  const encode = (channel: number): string => {
    const value = clamp(channel);
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${encode(red)}${encode(green)}${encode(blue)}`;
}

function luminance(colour: Oklch): number {
  const { red, green, blue } = toLinearRgb(colour);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1–21. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
