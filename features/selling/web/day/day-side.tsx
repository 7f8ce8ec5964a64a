import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { useMayDo } from "#engine/web/data/seller-work.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { RunningOut, SellerDay } from "#features/orders/contract/seller-day.ts";
import { sellerOrdersQuery } from "../api.ts";
import { useSellingTexts } from "../words.ts";
import { comingMoneyQuery } from "./api.ts";
import { useDayTexts } from "./day.texts.ts";

/** So many late orders stand here; the others are in the list of orders. */
const shownLate = 5;

function SideCard({
  title,
  count,
  link,
  children,
}: {
  readonly title: string;
  readonly count?: number;
  readonly link: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Card pad className="stack-s" aria-label={title}>
      <div className="between">
        <h2 className="b">
          {title} {count !== undefined && <span className="c3 num">{count}</span>}
        </h2>
        {link}
      </div>
      {children}
    </Card>
  );
}

/** Orders that should have reached their buyers, the newest first. */
export function LateCard({ count }: { readonly count: number }) {
  const texts = useDayTexts();
  const selling = useSellingTexts();
  const list = useInfiniteQuery(sellerOrdersQuery({ group: "late", number: "" }));
  return (
    <SideCard
      title={texts.lateOrders}
      count={count}
      link={
        <Link className="link t-note" to="/app/sell/orders">
          {texts.allOrders}
        </Link>
      }
    >
      <Answer to={list}>
        {({ pages }) => (
          <ul>
            {pages[0]?.orders.slice(0, shownLate).map(({ orderId, recipientName, city, lateDays }) => (
              <li key={orderId} className="border-line border-t py-2 last:pb-0">
                <div className="flex items-center justify-between gap-2">
                  <Link className="link num break-all" to="/app/sell/orders/$orderId" params={{ orderId }}>
                    #{orderId}
                  </Link>
                  {lateDays !== null && <Tag job="stop">{selling.lateBy(lateDays)}</Tag>}
                </div>
                <p className="t-small c2">
                  <Written>{selling.to(recipientName, city)}</Written>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </SideCard>
  );
}

/** What Santha pays next, and what else is open; a dash where it could not be loaded. */
export function MoneyCard() {
  const texts = useDayTexts();
  const { data } = useQuery(comingMoneyQuery);
  return (
    <SideCard
      title={texts.money}
      link={
        <Link className="link t-note" to="/app/sell/accounts">
          {texts.accounts}
        </Link>
      }
    >
      <div>
        <p className="t-small c2">{texts.nextPayment}</p>
        <p className="t-headline">{data ? <Money paise={data.toBePaidInPaise} /> : texts.unknown}</p>
      </div>
      {data && (
        <dl>
          <MoneyRow label={texts.onTheWay} paise={data.onTheWayInPaise} />
          {data.unpaidInPaise > 0 && <MoneyRow label={texts.unpaid} paise={data.unpaidInPaise} />}
          {data.owedInPaise > 0 && <MoneyRow label={texts.owed} paise={data.owedInPaise} />}
        </dl>
      )}
    </SideCard>
  );
}

/** Packs that last a week at most, with the way to their stock for those who may change it. */
export function RunningOutCard({ day: { runningOut, runningOutCount } }: { readonly day: SellerDay }) {
  const mayStock = useMayDo("catalogue");
  const texts = useDayTexts();
  return (
    <SideCard
      title={texts.runningOut}
      count={runningOutCount}
      link={
        mayStock && (
          <Link className="link t-note" to="/app/sell/catalogue">
            {texts.products}
          </Link>
        )
      }
    >
      <ul>
        {runningOut.map((pack) => (
          <RunningOutRow key={pack.listingId} pack={pack} />
        ))}
      </ul>
    </SideCard>
  );
}

function RunningOutRow({ pack }: { readonly pack: RunningOut }) {
  const texts = useDayTexts();
  const language = useLanguage();
  const mayStock = useMayDo("catalogue");
  const title = wordsIn(language, pack.title).text;
  return (
    <li className="flex items-center gap-2.5 border-line border-t py-2 last:pb-0">
      <Thumb small tint={pack.bed} picture={productPicture(pack.image)} />
      <p className="min-w-0 flex-1">
        <span className="t-note b block">
          <Words of={pack.title} />
        </span>
        <span className="t-small c2 block">
          {[wordsIn(language, pack.pack).text, texts.left(pack.free, pack.daysLeft)]
            .filter(Boolean)
            .join(", ")}
        </span>
      </p>
      {mayStock && (
        <ButtonLink
          small
          look="second"
          to="/app/sell/catalogue/$level3Id"
          params={{ level3Id: String(pack.level3Id) }}
          aria-label={texts.addStockTo(title)}
        >
          {texts.addStock}
        </ButtonLink>
      )}
    </li>
  );
}
