import { brand } from "@/lib/brand";

/**
 * The board's colours as hex, since a picture outside a page has no CSS variables. Equal to those in app/styles/tokens.css.
 */
export const boardColours = { ground: "#0b2d22", ink: "#edf4ee", muted: "#a8beb1", signal: "#f8d219" };

export const shareSize = { width: 1200, height: 630 };
export const sharePicture = { width: 440, height: 630 };

type ShareCardProps = {
  eyebrow: string;
  title: string;
  facts: string[];
  /** A `data:` URL of the picture. */
  picture: string;
};

/** The picture for shared links: the board beside the page's own picture. */
export function ShareCard({ eyebrow, title, facts, picture }: ShareCardProps) {
  const { ground, ink, muted, signal } = boardColours;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", background: ground, color: ink }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 760,
          padding: "64px 56px 56px 64px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", fontSize: 40 }}>
          {brand.name}
          <div
            style={{
              display: "flex",
              width: 44,
              height: 18,
              marginLeft: 16,
              background: muted,
              borderRadius: 4,
            }}
          >
            <div style={{ width: 18, height: 18, marginLeft: 16, background: signal }} />
          </div>
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ display: "flex", fontSize: 30, color: muted }}>{eyebrow}</div>
          <div
            style={{
              display: "flex",
              marginTop: 10,
              fontSize: title.length > 34 ? 56 : 74,
              lineHeight: 1.05,
              letterSpacing: -2,
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ display: "flex", flexWrap: "wrap", fontSize: 34, color: signal }}>
          {facts.filter(Boolean).join("  ·  ")}
        </div>
      </div>
      <div
        style={{
          ...sharePicture,
          backgroundImage: `url(${picture})`,
        }}
      />
    </div>
  );
}
