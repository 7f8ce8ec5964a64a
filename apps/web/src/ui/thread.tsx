import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.tsx";
import { Icon } from "./icon.tsx";
import { useWords } from "./words.texts.ts";

type Sewn = "done" | "now" | undefined;

const sewnAt = (index: number, current: number): Sewn =>
  index < current ? "done" : index === current ? "now" : undefined;

function Knot({ sewn, children }: { readonly sewn: Sewn; readonly children?: ReactNode }) {
  const words = useWords();
  if (sewn !== "done") return <span className="knot num">{children}</span>;
  return (
    <span className="knot">
      <Icon shape={Check} size="text" />
      <span className="sr">{words.done}</span>
    </span>
  );
}

/** Steps of a task on one thread: sewn up to the current one, running stitch after it. `current` counts from 0. */
export function Stepper({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly ReactNode[];
  readonly current: number;
}) {
  return (
    <ol className="thread steps" aria-label={label}>
      {steps.map((step, index) => {
        const sewn = sewnAt(index, current);
        return (
          <li key={index} className={sewn} aria-current={sewn === "now" ? "step" : undefined}>
            <Knot sewn={sewn}>{index + 1}</Knot>
            {step}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * What happened and what is to come, downwards. `current` is the index of the latest thing that happened; with
 * `newestFirst` all below it is past.
 */
export function Timeline({
  events,
  current,
  newestFirst = false,
}: {
  readonly events: readonly { readonly text: ReactNode; readonly detail?: ReactNode }[];
  readonly current: number;
  readonly newestFirst?: boolean;
}) {
  return (
    <ol className={classes("vthread", newestFirst && "is-past")}>
      {events.map(({ text, detail }, index) => {
        const sewn = newestFirst ? sewnAt(current, index) : sewnAt(index, current);
        return (
          <li key={index} className={sewn} aria-current={sewn === "now" ? "step" : undefined}>
            <Knot sewn={sewn} />
            <div>
              {sewn ? <b>{text}</b> : <span className="c2">{text}</span>}
              {detail && <p className="t-small c2">{detail}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
