import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { classes } from "./classes.tsx";
import { Icon } from "./icon.tsx";

/** A small choice or a small act, 36 px with a 44 px touch area. `chosen` makes it a toggle. */
export function Chip({
  chosen,
  shape,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly chosen?: boolean; readonly shape?: LucideIcon }) {
  return (
    <button
      type="button"
      {...rest}
      className={classes("chip", chosen && "on", className)}
      aria-pressed={chosen}
    >
      {shape && <Icon shape={shape} size="row" />}
      {children}
    </button>
  );
}
