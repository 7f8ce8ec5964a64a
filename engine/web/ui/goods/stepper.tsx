import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.tsx";
import { Icon } from "../icon.tsx";
import { useWords } from "../words.texts.ts";

type StepState = "done" | "now" | undefined;

const stateAt = (index: number, current: number): StepState =>
  index < current ? "done" : index === current ? "now" : undefined;

function StepMark({ state, children }: { readonly state: StepState; readonly children?: ReactNode }) {
  const words = useWords();
  if (state !== "done") return <span className="knot num">{children}</span>;
  return (
    <span className="knot">
      <Icon shape={Check} size="text" />
      <span className="sr">{words.done}</span>
    </span>
  );
}

/** Steps of a task on one thread: state up to the current one, running stitch after it. `current` counts from 0. */
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
        const state = stateAt(index, current);
        return (
          <li key={index} className={state} aria-current={state === "now" ? "step" : undefined}>
            <StepMark state={state}>{index + 1}</StepMark>
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
        const state = newestFirst ? stateAt(current, index) : stateAt(index, current);
        return (
          <li key={index} className={state} aria-current={state === "now" ? "step" : undefined}>
            <StepMark state={state} />
            <div>
              {state ? <b>{text}</b> : <span className="c2">{text}</span>}
              {detail && <p className="t-small c2">{detail}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
