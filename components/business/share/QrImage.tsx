import clsx from "clsx";
import type { QrCode } from "@/lib/business/setup/qrCode";

type QrImageProps = { code: QrCode; label: string; className?: string };

/** A QR code, dark on white in both themes, since many cameras do not read an inverted one. */
export function QrImage({ code: { size, path }, label, className }: QrImageProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx("block max-w-full bg-card text-ink", className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
