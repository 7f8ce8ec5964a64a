import { Link } from "@tanstack/react-router";
import { Button } from "#engine/web/ui/button.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import type { FigureOfStart } from "../../contract/start.ts";
import { useStartTexts } from "./start.texts.ts";

/** Rupees from here on are drawn in thousands, else seven numbers do not fit a phone. */
const thousandsFromPaise = 1_000_000;
const tallestInPixels = 80;
const lowestInPixels = 2;

interface Scale {
  readonly highest: number;
  readonly divisor: number;
  readonly unit: "number" | "rupees" | "thousand";
}

function scaleOf({ unit, days }: FigureOfStart): Scale {
  const highest = Math.max(0, ...(days ?? []).map(({ value }) => value));
  if (unit === "count") return { highest, divisor: 1, unit: "number" };
  return highest < thousandsFromPaise
    ? { highest, divisor: 100, unit: "rupees" }
    : { highest, divisor: 100_000, unit: "thousand" };
}

/** One figure of seven days as bars with their numbers; the title opens the list behind it, a bar its day of the list. */
export function DayBars({
  figure,
  onRetry,
}: {
  readonly figure: FigureOfStart;
  readonly onRetry: () => void;
}) {
  const texts = useStartTexts();
  const title = figure.title[useLanguage()];
  const scale = scaleOf(figure);
  const { days } = figure;
  return (
    <section className="card pad" aria-label={title}>
      <div className="between gap-2">
        <Link className="link t-note b min-h-11 content-center" to={figure.leadsTo} search={figure.search}>
          {title}
        </Link>
        <span className="t-small c2">{texts[scale.unit]}</span>
      </div>
      {days === null ? (
        <div className="between mt-3 gap-2">
          <span className="t-note c2">– {texts.notCounted}</span>
          <Button look="quiet" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <ol className="mt-2 grid grid-cols-7 gap-1">
          {days.map(({ day, value }, index) => (
            <DayBar key={day} {...{ day, value, scale, figure }} isToday={index === days.length - 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Today is stitched, because it is not over; the highest day is marigold. */
function barLook(isToday: boolean, isHighest: boolean): string {
  if (isToday) return "border border-b-0 border-dashed border-leaf";
  return isHighest ? "bg-marigold" : "bg-leaf";
}

function DayBar({
  day,
  value,
  scale: { highest, divisor },
  figure,
  isToday,
}: {
  readonly day: string;
  readonly value: number;
  readonly scale: Scale;
  readonly figure: FigureOfStart;
  readonly isToday: boolean;
}) {
  const texts = useStartTexts();
  const date = formatDate(Date.parse(day), useLanguage());
  const full = figure.unit === "paise" ? formatPaise(value) : formatCount(value);
  const share = highest === 0 ? 0 : value / highest;
  return (
    <li className="min-w-0">
      <Link className="flex flex-col items-center" to={figure.leadsTo} search={{ ...figure.search, day }}>
        <span className="sr">{`${isToday ? `${date}, ${texts.today}` : date}: ${full}`}</span>
        <span aria-hidden="true" className="flex h-28 w-full flex-col items-center justify-end">
          <b className="t-label num">{formatCount(Math.round(value / divisor))}</b>
          <i
            className={classes(
              "block w-full rounded-t-tag",
              barLook(isToday, value > 0 && value === highest),
            )}
            style={{ height: `${Math.max(lowestInPixels, Math.round(share * tallestInPixels))}px` }}
          />
        </span>
        <span aria-hidden="true" className="t-label c2 num w-full border-t border-line pt-1 text-center">
          {Number(day.slice(8))}
        </span>
      </Link>
    </li>
  );
}
