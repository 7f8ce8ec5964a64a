import type { HTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.tsx";

/** A sheet of paper with a hairline; `pad` gives it 14 px (18 on wide screens) inside. */
export function Card({
  pad = false,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { readonly pad?: boolean }) {
  return <section {...rest} className={classes("card", pad && "pad", className)} />;
}

/** A section's title, with something at the end of its line. */
export function SectionHead({ title, end }: { readonly title: ReactNode; readonly end?: ReactNode }) {
  return (
    <div className="sec-h">
      <h2>{title}</h2>
      {end}
    </div>
  );
}
