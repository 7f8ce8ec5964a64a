import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { formatDate, formatFilterDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { SalesStep, SalesTotals } from "../contract.ts";
import type { Days } from "./api.ts";
import type { SalesSearch } from "./sales-search.ts";
import { useSalesTexts } from "./words.ts";

const dayInMilliseconds = 86_400_000;

/** The days of a step, the last one within the period. */
function daysOf({ from }: SalesStep, stepInDays: number): Days {
  const last = Math.min(from + (stepInDays - 1) * dayInMilliseconds, Date.now());
  return { fromDate: formatFilterDate(from), toDate: formatFilterDate(Math.max(from, last)) };
}

/**
 * Sales of a period by day or week as bars. Bars are too narrow for a finger: a slider over them chooses one.
 * At first that is the highest; the line below says it and leads to its orders.
 */
export function SalesChart({
  of: { steps, stepInDays },
  linkTo,
}: {
  readonly of: SalesTotals;
  /** The address of the orders of some days. */
  readonly linkTo: (days: Days) => SalesSearch;
}) {
  const texts = useSalesTexts();
  const language = useLanguage();
  const most = Math.max(...steps.map(({ amountInPaise }) => amountInPaise));
  const best = steps.findIndex(({ amountInPaise }) => amountInPaise === most);
  const [chosen, setChosen] = useState(best);
  const title = stepInDays === 1 ? texts.byDay : texts.byWeek;
  const dayOf = (step: SalesStep | undefined) => (step ? formatDate(step.from, language) : "");
  const textOf = (step: SalesStep): string =>
    `${dayOf(step)}: ${formatPaise(step.amountInPaise)}, ${texts.ordersOf(step.orders)}`;
  const shown = steps[chosen];
  return (
    <Card pad className="stack-s" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <div className="relative">
        <ul className="flex h-24 items-end gap-px border-line-strong border-b sm:gap-0.5">
          {steps.map((step, at) => (
            <li key={step.from} className="flex h-full min-w-0 flex-1 items-end">
              <span className="sr">{textOf(step)}</span>
              <span
                aria-hidden="true"
                className={classes("w-full rounded-t-xs", at === chosen ? "bg-marigold" : "bg-leaf")}
                style={{ height: `${heightOf(step.amountInPaise, most)}%` }}
              />
            </li>
          ))}
        </ul>
        {shown && (
          <input
            type="range"
            className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            aria-label={texts.chooseBar}
            aria-valuetext={textOf(shown)}
            min={0}
            max={steps.length - 1}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        )}
      </div>
      <p className="t-small c2 flex justify-between gap-3" aria-hidden="true">
        <span>{dayOf(steps[0])}</span>
        <span>{dayOf(steps.at(-1))}</span>
      </p>
      {shown && (
        <p className="t-note between flex-wrap gap-x-3">
          <span>{textOf(shown)}</span>
          <Link
            className="link b min-h-11 content-center"
            to="/app/sell/sales"
            search={linkTo(daysOf(shown, stepInDays))}
          >
            {texts.showThese}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Of the highest bar, in percent; what was sold at all stays visible. */
function heightOf(amountInPaise: number, most: number): number {
  return amountInPaise === 0 ? 0 : Math.max(3, Math.round((100 * amountInPaise) / most));
}
