import type { LucideIcon } from "lucide-react";
import { classes } from "./classes.tsx";

const sizes = { full: "", row: "ic-s", text: "ic-xs" } as const;

/** A drawn sign beside words, unseen by readers: 22 px, `row` 18 px, `text` 15 px. */
export function Icon({
  shape: Shape,
  size = "full",
  className,
}: {
  readonly shape: LucideIcon;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}) {
  return (
    <Shape
      aria-hidden
      className={classes("ic", sizes[size], className)}
      strokeWidth={size === "text" ? 2 : 1.75}
    />
  );
}
