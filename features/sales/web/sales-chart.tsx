import { Card } from "#engine/web/ui/card.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { SalesStep, SalesTotals } from "../contract.ts";
import { useSalesTexts } from "./words.ts";

/** Sales of a period by day or week as bars; the highest one is marigold and has its amount above. */
export function SalesChart({ of: { steps, stepInDays } }: { readonly of: SalesTotals }) {
  const texts = useSalesTexts();
  const language = useLanguage();
  const most = Math.max(...steps.map(({ amountInPaise }) => amountInPaise));
  const best = steps.findIndex(({ amountInPaise }) => amountInPaise === most);
  const title = stepInDays === 1 ? texts.byDay : texts.byWeek;
  const dayOf = (step: SalesStep | undefined) => (step ? formatDate(step.from, language) : "");
  return (
    <Card pad className="stack-s" aria-label={title}>
      <div className="between">
        <h2 className="h2">{title}</h2>
        <p className="t-small c2">
          {texts.most(dayOf(steps[best]))} <PlainMoney paise={most} />
        </p>
      </div>
      <ul className="flex h-24 items-end gap-px border-line-strong border-b sm:gap-0.5">
        {steps.map((step, at) => (
          <li key={step.from} className="flex h-full min-w-0 flex-1 items-end">
            <span className="sr">
              {dayOf(step)}: {formatPaise(step.amountInPaise)}, {texts.ordersOf(step.orders)}
            </span>
            <span
              aria-hidden="true"
              className={classes("w-full rounded-t-xs", at === best ? "bg-marigold" : "bg-leaf")}
              style={{ height: `${heightOf(step.amountInPaise, most)}%` }}
            />
          </li>
        ))}
      </ul>
      <p className="t-small c2 flex justify-between gap-3" aria-hidden="true">
        <span>{dayOf(steps[0])}</span>
        <span>{dayOf(steps.at(-1))}</span>
      </p>
    </Card>
  );
}

/** Of the highest bar, in percent; what was sold at all stays visible. */
function heightOf(amountInPaise: number, most: number): number {
  return amountInPaise === 0 ? 0 : Math.max(3, Math.round((100 * amountInPaise) / most));
}
