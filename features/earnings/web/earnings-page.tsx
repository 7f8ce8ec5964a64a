import { getRouteApi } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { LoadingState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { usePageView } from "#features/analytics/web";
import { EarningsSummary } from "./earnings-summary.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { useEarningsTexts } from "./words.ts";

const route = getRouteApi("/app/order");
type TabId = "my-orders" | "accounts" | "pending-payments";
/** The tables come when their tab is opened: most people look at their orders only. */
const contents: Readonly<Record<TabId, ComponentType>> = {
  "my-orders": OrdersTab,
  accounts: lazyPage(() => import("./accounts-tab.tsx"), "AccountsTab"),
  "pending-payments": lazyPage(() => import("./payments-tab.tsx"), "PaymentsTab"),
};

const isTab = (kept: unknown): kept is TabId => typeof kept === "string" && Object.hasOwn(contents, kept);

/** What the person has earned: the summary card, and below it orders, accounts and pending payments. */
export function EarningsPage(): ReactNode {
  const { tab } = route.useSearch();
  usePageView("/app/order");
  return (
    <>
      <EarningsSummary />
      <PageBody className="earn-main">
        {/* An address with another tab begins anew; changing the tab by hand leaves the address as it is. */}
        <EarningsTabs key={tab} begin={tab === 1 ? "accounts" : "my-orders"} />
      </PageBody>
    </>
  );
}

function EarningsTabs({ begin }: { readonly begin: TabId }) {
  const texts = useEarningsTexts();
  const [selected, select] = useEntryState<TabId>(`tab beside ${begin}`, begin, isTab);
  const Content = contents[selected];
  return (
    <Tabs
      label={texts.title}
      even
      isNamed
      selected={selected}
      onSelect={select}
      tabs={[
        { id: "my-orders", text: texts.orders },
        { id: "accounts", text: texts.accounts },
        { id: "pending-payments", text: texts.payments },
      ]}
    >
      <Suspense fallback={<LoadingState />}>
        <Content />
      </Suspense>
    </Tabs>
  );
}
