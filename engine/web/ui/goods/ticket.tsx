import type { ReactNode } from "react";
import { classes } from "../classes.tsx";
import { Money } from "./money.tsx";

/** A coupon: value, fold, then its words and one action. Used or expired ones go grey. */
export function Ticket({
  paise,
  caption,
  title,
  used = false,
  children,
}: {
  readonly paise: number;
  readonly caption: string;
  readonly title: ReactNode;
  readonly used?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <article className={classes("ticket", used && "used")}>
      <div className="ticket-v">
        <Money paise={paise} />
        <span className="t-small">{caption}</span>
      </div>
      <div className="ticket-b">
        <b className="t-note">{title}</b>
        {children}
      </div>
    </article>
  );
}
