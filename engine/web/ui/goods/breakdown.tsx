import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { formatPaise } from "../../words/money.ts";
import { classes } from "../classes.tsx";
import { Icon } from "../icon.tsx";
import { Money } from "./money.tsx";

/** What a line of a slip is: an amount, one taken off, the total, the margin band, the last price. */
export type MoneyRowJob = "plain" | "minus" | "sum" | "earn" | "final" | "stop";

/** Label left, amount right. `minus` writes the amount as taken off, `earn` as added; `stop` is margin in red. */
export function MoneyRow({
  job = "plain",
  label,
  paise,
  isDropped = false,
}: {
  readonly job?: MoneyRowJob;
  readonly label: ReactNode;
  readonly paise: number;
  /** Struck through: nothing comes of it any more. */
  readonly isDropped?: boolean;
}) {
  return (
    <div className={classes("mrow", job !== "plain" && job)}>
      <dt>{label}</dt>
      <dd>{isDropped ? <s className="c2">{amountOf(job, paise)}</s> : amountOf(job, paise)}</dd>
    </div>
  );
}

function amountOf(job: MoneyRowJob, paise: number): ReactNode {
  if (job === "sum") return <Money paise={paise} />;
  if (job === "minus") return formatPaise(-Math.abs(paise));
  if (job === "earn") return `+ ${formatPaise(paise)}`;
  return formatPaise(paise);
}

/** Label left, words right, on several lines where they are long: the rows of a summary that are not money. */
export function FactRow({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="mrow">
      <dt>{label}</dt>
      <dd className="min-w-0 whitespace-normal break-words text-right">{children}</dd>
    </div>
  );
}

/** Plain words about the money row above; `label` says to those who hear it what they are about. */
export function RowNote({
  label,
  job,
  children,
}: {
  readonly label: string;
  readonly job?: "earn" | "stop";
  readonly children: ReactNode;
}) {
  return (
    <div className={classes("rownote", job)}>
      <dt className="sr">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The trader's slip with its torn edge, for every price breakup and nothing else. Holds MoneyRows. */
export function Breakdown({
  title,
  note,
  children,
}: {
  readonly title: string;
  /** What holds for all of its amounts. */
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="slip" aria-label={title}>
      <h2>{title}</h2>
      {note && <p className="t-small c2">{note}</p>}
      <dl>{children}</dl>
    </section>
  );
}

/** A slip that opens under its total. */
export function FoldedSlip({
  label,
  paise,
  summary,
  children,
  open = false,
}: {
  /** What the amount is, such as "Total price". */
  readonly label: string;
  readonly paise: number;
  /** What opening shows, such as "Price breakup". */
  readonly summary: string;
  readonly children: ReactNode;
  readonly open?: boolean;
}) {
  return (
    <details className="slip" open={open}>
      <summary className="between">
        <div>
          <span className="t-small c2">{label}</span>
          <div className="t-lead">
            <Money paise={paise} />
          </div>
        </div>
        <span className="beside link t-note">
          {summary}
          <Icon shape={ChevronDown} size="row" />
        </span>
      </summary>
      <dl className="mt-2">{children}</dl>
    </details>
  );
}
