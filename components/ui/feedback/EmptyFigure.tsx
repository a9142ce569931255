import type { ReactNode } from "react";

export type EmptyFigureKind = "search" | "calendar" | "list" | "reviews" | "map";

const frame = "fill-card stroke-control";
const faint = "fill-sunken";
const dark = "fill-accent";

const figures: Record<EmptyFigureKind, ReactNode> = {
  search: (
    <>
      <rect x="8" y="38" width="96" height="16" rx="3" className={dark} />
      <path d="M16 46h80" className="stroke-accent-ink" strokeDasharray="2 5" />
      <circle cx="66" cy="42" r="24" className={frame} />
      <path d="m84 60 17 17" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
      <path d="M54 42h24" className="stroke-control" strokeDasharray="2 5" />
    </>
  ),
  calendar: (
    <>
      <rect x="16" y="12" width="80" height="66" rx="10" className={frame} />
      <path d="M16 30h80" className="stroke-control" />
      <path d="M34 7v11M78 7v11" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      {[26, 44, 62, 80].map((x) => (
        <g key={x} className={faint}>
          <rect x={x - 5} y="38" width="12" height="12" rx="2" />
          <rect x={x - 5} y="56" width="12" height="12" rx="2" />
        </g>
      ))}
      <rect x="57" y="56" width="12" height="12" rx="2" className={dark} />
    </>
  ),
  list: (
    <>
      {[14, 38, 62].map((y) => (
        <g key={y}>
          <path d={`M8 ${y - 6}h96`} className="stroke-line" />
          <rect x="10" y={y} width="26" height="10" rx="2" className={dark} opacity={1 - y / 90} />
          <rect x="46" y={y + 2} width={58 - y / 3} height="6" rx="2" className={faint} />
        </g>
      ))}
      <path d="M8 80h96" className="stroke-line" />
    </>
  ),
  reviews: (
    <>
      <path
        d="M22 14h68a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H52L34 80V64H22a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12Z"
        className={frame}
      />
      {[32, 56, 80].map((x) => (
        <path
          key={x}
          transform={`translate(${x} 39)`}
          d="m0-9 2.7 5.6 6.1.8-4.5 4.2 1.1 6L0 4.6l-5.4 3 1.1-6-4.5-4.2 6.1-.8Z"
          className="fill-sunken stroke-control"
          strokeLinejoin="round"
        />
      ))}
    </>
  ),
  map: (
    <>
      <path d="M10 22 40 12l32 10 30-10v54L72 76 40 66 10 76Z" className={frame} strokeLinejoin="round" />
      <path d="M40 12v54M72 22v54" className="stroke-line" />
      <path d="M56 62c-9-11-14-17-14-25a14 14 0 0 1 28 0c0 8-5 14-14 25Z" className={dark} />
      <circle cx="56" cy="37" r="5" className="fill-card" />
    </>
  ),
};

/** Small drawings for empty pages, in ink and the board's green; yellow is for bookable time only. */
export function EmptyFigure({ kind, className }: { kind: EmptyFigureKind; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 112 88" fill="none" strokeWidth="1.5" className={className}>
      {figures[kind]}
    </svg>
  );
}
