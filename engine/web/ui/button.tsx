import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { classes } from "./classes.tsx";

/** What a button is for: the main act, a second way, a quiet one, a danger, a neutral one on paper, one on cloth. */
export type ButtonLook = "main" | "second" | "quiet" | "danger" | "onpaper" | "oncloth";

interface Looks {
  readonly look?: ButtonLook;
  /** 40 px high with a 44 px touch area, for tiles. */
  readonly small?: boolean;
  readonly wide?: boolean;
}

function buttonClass({ look = "main", small, wide }: Looks, className?: string): string {
  return classes("btn", look !== "main" && look, small && "small", wide && "wide", className);
}

/** A button. `busy` shows the turning ring and swallows presses, so that one wish is sent once. */
export function Button({
  look,
  small,
  wide,
  busy = false,
  className,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Looks & { readonly busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(
        { ...(look && { look }), ...(small && { small }), ...(wide && { wide }) },
        className,
      )}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}

function AnchorButton({
  look,
  small,
  wide,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Looks & { readonly ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a
      {...rest}
      className={buttonClass(
        { ...(look && { look }), ...(small && { small }), ...(wide && { wide }) },
        className,
      )}
    />
  );
}

/** A link to a route that looks like a button; takes `to`, `params` and `search` like `Link`. */
export const ButtonLink = createLink(AnchorButton);
