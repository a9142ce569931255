import type { CSSProperties } from "react";

type CustomProperties = Record<`--${string}`, string | number>;

/** Custom properties as a `style`; React takes them, its types do not know them. */
export function customProperties(properties: CustomProperties): CSSProperties {
  return { ...properties };
}
