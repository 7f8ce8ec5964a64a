import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyWithStore } from "#engine/web/ui/page/empty-with-store.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { SellersOnly } from "#features/selling/web";
import { purchasesQuery } from "./api.ts";
import { useSalesTitles } from "./titles.ts";
import { TradeList } from "./trade-list.tsx";
import { useSalesTexts } from "./words.ts";

/** What the seller has bought of others. */
export function PurchasesPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="accounts">
        <Purchases />
      </SellersOnly>
    </PageBody>
  );
}

function Purchases() {
  const texts = useSalesTexts();
  const purchases = useInfiniteQuery(purchasesQuery);
  const title = useSalesTitles().purchases;
  return (
    <Answer
      to={purchases}
      isEmpty={({ pages }) => pages[0]?.purchases.length === 0}
      empty={
        <EmptyWithStore title={texts.noPurchases} toStore={texts.toStore}>
          {texts.noPurchasesHint}
        </EmptyWithStore>
      }
    >
      {({ pages }) => (
        <>
          <TradeList
            label={title}
            rows={pages.flatMap((page) => page.purchases)}
            party={texts.seller}
            partyOf={({ seller }) => <Words of={seller} />}
            linkOf={({ orderId }) => (
              <Link className="link num" to="/app/order/$orderId" params={{ orderId }}>
                #{orderId}
              </Link>
            )}
          />
          <LoadMore list={purchases} end={texts.end} />
        </>
      )}
    </Answer>
  );
}
