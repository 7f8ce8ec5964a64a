import { Children, type ReactNode } from "react";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";

/** One thing to decide: who, what, since when, how much, and the buttons for it. */
export function FinanceRow({
  title,
  at,
  paise,
  children,
  actions,
  isStruck = false,
}: {
  readonly title: ReactNode;
  readonly at?: number;
  readonly paise: number;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** It does not count any more. */
  readonly isStruck?: boolean;
}) {
  const Sum = isStruck ? "s" : "b";
  return (
    <li className="stack-s border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="t-note b break-words">{isStruck ? <s>{title}</s> : title}</h3>
          <div className="t-small c2 break-words">{children}</div>
          {at !== undefined && (
            <div className="t-small c2">
              <DateText at={at} />
            </div>
          )}
        </div>
        <Sum className="num">
          <Money paise={paise} />
        </Sum>
      </div>
      {hasActions(actions) && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}

/** A row without a button keeps no room for one. */
const hasActions = (actions: ReactNode): boolean => Children.toArray(actions).length > 0;
