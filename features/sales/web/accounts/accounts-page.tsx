import { useInfiniteQuery } from "@tanstack/react-query";
import { useIsSeller } from "#engine/web/data/seller-work.ts";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { WithheldCard } from "#features/payouts/web";
import { SellersOnly } from "#features/selling/web";
import type { AccountFilter } from "../../contract.ts";
import { accountsQuery } from "../api.ts";
import { useSalesTexts } from "../words.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountTotalsBand, SettledCard } from "./account-totals.tsx";

type Shown = AccountFilter | "all";
const choices: readonly Shown[] = ["all", "open", "settled"];
const isShown = (kept: unknown): kept is Shown => choices.some((choice) => choice === kept);

/** The money of the seller's orders: totals on top, then what is settled and open of each order. */
export function AccountsPage() {
  return (
    <SellersOnly part="accounts">
      <Accounts />
    </SellersOnly>
  );
}

function Accounts() {
  const texts = useSalesTexts();
  const [shown, show] = useEntryState<Shown>("accounts shown", "all", isShown);
  const accounts = useInfiniteQuery(accountsQuery(shown));
  const isSeller = useIsSeller();
  const totals = accounts.data?.pages[0]?.totals ?? undefined;
  return (
    <>
      <AccountTotalsBand of={totals} />
      <PageBody>
        <div className="cols two">
          <div className="stack">
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr">{texts.show}</legend>
              {choices.map((choice) => (
                <Chip key={choice} chosen={choice === shown} onClick={() => show(choice)}>
                  {texts[choice]}
                </Chip>
              ))}
            </fieldset>
            <Answer
              to={accounts}
              isEmpty={({ pages }) => pages[0]?.orders.length === 0}
              empty={<NoAccounts shown={shown} />}
            >
              {({ pages }) => (
                <>
                  <div className="tiles items-start">
                    {pages
                      .flatMap((page) => page.orders)
                      .map((account) => (
                        <AccountCard key={account.orderId} account={account} />
                      ))}
                  </div>
                  <LoadMore list={accounts} end={texts.end} />
                </>
              )}
            </Answer>
          </div>
          <div className="stack">
            {totals && <SettledCard of={totals} />}
            {isSeller && <WithheldCard />}
          </div>
        </div>
      </PageBody>
    </>
  );
}

function NoAccounts({ shown }: { readonly shown: Shown }) {
  const texts = useSalesTexts();
  const [title, hint] = {
    all: [texts.noAccounts, texts.noAccountsHint],
    open: [texts.noneOpen, texts.noneOpenHint],
    settled: [texts.noneSettled, texts.noneSettledHint],
  }[shown];
  return (
    <EmptyState drawing={<ScaleDrawing />} title={title ?? ""}>
      {hint}
    </EmptyState>
  );
}
