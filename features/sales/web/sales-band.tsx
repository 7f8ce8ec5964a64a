import { startOfFilterDay } from "#engine/contract/date-filter.ts";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Stat } from "#engine/web/ui/goods/stat.tsx";
import { Breadcrumbs } from "#engine/web/ui/page/breadcrumbs.tsx";
import { HeaderBand } from "#engine/web/ui/page/page.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { SalesTotals } from "../contract.ts";
import type { Days } from "./api.ts";
import { useSalesTitles } from "./titles.ts";
import { useSalesTexts } from "./words.ts";

/** The totals of a period; dashes until they are here. */
export function SalesBand({
  days,
  of: totals,
}: {
  readonly days: Days | undefined;
  readonly of: SalesTotals | undefined;
}) {
  const texts = useSalesTexts();
  const language = useLanguage();
  const dayText = (day: string): string => formatDate(startOfFilterDay(day), language);
  const count = (orders: number | undefined) => (orders === undefined ? texts.unknown : formatCount(orders));
  return (
    <HeaderBand>
      <div className="only-d [&_.crumb]:text-on-cloth-2">
        <Breadcrumbs above={[]} here={useSalesTitles().sales} />
      </div>
      <div className="grid gap-2">
        <Stat label={days ? texts.between(dayText(days.fromDate), dayText(days.toDate)) : texts.sold} leading>
          {totals ? <Money key={totals.amountInPaise} paise={totals.amountInPaise} /> : texts.unknown}
        </Stat>
        <div className="flex flex-wrap gap-x-8 gap-y-2">
          <Stat label={texts.orders}>{count(totals?.orders)}</Stat>
          <Stat label={texts.cancelledOrders}>{count(totals?.cancelledOrders)}</Stat>
        </div>
      </div>
    </HeaderBand>
  );
}
