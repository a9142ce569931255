import type { CSSProperties } from "react";

type CustomProperties = Record<`--${string}`, string | number>;

/** CSS custom properties as a `style`. React supports them, but its types do not. */
export function customProperties(properties: CustomProperties): CSSProperties {
  return { ...properties };
}
