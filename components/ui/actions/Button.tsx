import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "../display/VisuallyHidden";
import { Spinner } from "../feedback/Spinner";
import { type ButtonLook, buttonClass } from "./buttonClass";
import type { LinkComponent, LinkProps } from "./link";

type Decoration = { icon?: ReactNode; trailing?: ReactNode };

export type ButtonProps = Omit<ComponentProps<"button">, "ref"> &
  ButtonLook &
  Decoration & {
    ref?: ComponentProps<"button">["ref"];
    /** Shows a spinner, keeps the width and ignores presses while it keeps the focus. */
    loading?: boolean;
    loadingLabel?: string;
  };

export function Button({
  variant,
  size,
  block,
  loading = false,
  loadingLabel,
  icon,
  trailing,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      // Not disabled while loading, so that it keeps the keyboard focus.
      type={loading ? "button" : type}
      className={clsx(buttonClass({ variant, size, block }), className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...rest}
    >
      <span
        className={clsx(
          "inline-flex items-center gap-2",
          // What is invisible names nothing: without words of its own the button keeps its name.
          loading && (loadingLabel ? "invisible" : "opacity-0"),
        )}
      >
        {icon}
        {children}
        {trailing}
      </span>
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          {loadingLabel ? <VisuallyHidden>{loadingLabel}</VisuallyHidden> : null}
        </span>
      ) : null}
    </button>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook & Decoration & { linkComponent?: LinkComponent };

/** A link that looks like a button: navigation, files, mail addresses. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  trailing,
  linkComponent: Link = "a",
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ variant, size, block }), className)}>
      {icon}
      {children}
      {trailing}
    </Link>
  );
}
