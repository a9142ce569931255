import clsx from "clsx";
import type { LinkComponent, LinkProps } from "./link";

type TextLinkProps = LinkProps & {
  linkComponent?: LinkComponent;
  tone?: "accent" | "ink" | "muted" /** Outside running text: as high as a finger needs. */;
  standalone?: boolean;
};

const tones = { accent: "text-accent", ink: "text-ink", muted: "text-muted hover:text-ink" };

/** A link in running text, always underlined, so that colour is not its only mark. */
export function TextLink({
  linkComponent: Link = "a",
  tone = "accent",
  standalone = false,
  className,
  ...rest
}: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(
        "rounded-sm font-medium underline decoration-1 underline-offset-[0.22em] transition-[text-decoration-thickness] duration-150 hover:decoration-2",
        standalone && "inline-flex min-h-11 items-center",
        tones[tone],
        className,
      )}
    />
  );
}
