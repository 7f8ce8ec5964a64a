import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import type { SalesSearch } from "./sales-search.ts";

/** What somebody or something brought, as the way to its orders, with a bar beside the highest amount of its list. */
export function SoldBar({
  name,
  note,
  amountInPaise,
  most,
  search,
}: {
  readonly name: ReactNode;
  readonly note: string;
  readonly amountInPaise: number;
  /** The highest amount of the list, in paise. */
  readonly most: number;
  /** The address of its orders. */
  readonly search: SalesSearch;
}) {
  const share = most > 0 ? Math.max(2, Math.round((100 * amountInPaise) / most)) : 0;
  return (
    <li>
      <Link className="block text-ink no-underline" to="/app/sell/sales" search={search}>
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
      </Link>
    </li>
  );
}
