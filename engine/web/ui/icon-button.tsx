import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { classes } from "./classes.tsx";
import { Icon } from "./icon.tsx";

/** A button that is only a sign, with a count on it where `children` is one; `name` says what it does. */
export function IconButton({
  name,
  shape,
  size,
  className,
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "name"> & {
  readonly name: string;
  readonly shape: LucideIcon;
  readonly size?: "full" | "row";
}) {
  return (
    <button type="button" {...rest} className={classes("iconbtn", className)} aria-label={name}>
      <Icon shape={shape} {...(size && { size })} />
      {children}
    </button>
  );
}
