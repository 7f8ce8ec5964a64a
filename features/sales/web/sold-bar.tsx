import type { ReactNode } from "react";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";

/** What somebody or something brought, with a bar beside the highest amount of its list. */
export function SoldBar({
  name,
  note,
  amountInPaise,
  most,
}: {
  readonly name: ReactNode;
  readonly note: string;
  readonly amountInPaise: number;
  /** The highest amount of the list, in paise. */
  readonly most: number;
}) {
  const share = most > 0 ? Math.max(2, Math.round((100 * amountInPaise) / most)) : 0;
  return (
    <li>
      <div className="t-note flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words">
          {name} <span className="c2">{note}</span>
        </span>
        <b className="shrink-0">
          <PlainMoney paise={amountInPaise} />
        </b>
      </div>
      <div className="mt-1 h-2 rounded bg-sunken" aria-hidden="true">
        <div className="h-2 rounded bg-leaf" style={{ width: `${share}%` }} />
      </div>
    </li>
  );
}
