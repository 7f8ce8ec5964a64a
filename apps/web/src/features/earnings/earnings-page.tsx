import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { usePageView } from "#features/analytics";
import { PageBody } from "#ui/page";
import { Tabs } from "#ui/tabs";
import { AccountsTab } from "./accounts-tab.tsx";
import { useEarningsTexts } from "./earnings.texts.ts";
import { EarningsPurse } from "./earnings-purse.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { PaymentsTab } from "./payments-tab.tsx";

const route = getRouteApi("/app/order");
type TabId = "my-orders" | "accounts" | "pending-payments";
const contents: Readonly<Record<TabId, () => ReactNode>> = {
  "my-orders": OrdersTab,
  accounts: AccountsTab,
  "pending-payments": PaymentsTab,
};

/** What the person has earned: the summary card, and below it orders, accounts and pending payments. */
export function EarningsPage(): ReactNode {
  const { tab } = route.useSearch();
  usePageView("/app/order");
  return (
    <>
      <EarningsPurse />
      <PageBody className="earn-main">
        {/* An address with another tab begins anew; changing the tab by hand leaves the address as it is. */}
        <EarningsTabs key={tab} begin={tab === 1 ? "accounts" : "my-orders"} />
      </PageBody>
    </>
  );
}

function EarningsTabs({ begin }: { readonly begin: TabId }) {
  const texts = useEarningsTexts();
  const [selected, select] = useState(begin);
  const Content = contents[selected];
  return (
    <Tabs
      label={texts.title}
      even
      selected={selected}
      onSelect={select}
      tabs={[
        { id: "my-orders", text: texts.orders },
        { id: "accounts", text: texts.accounts },
        { id: "pending-payments", text: texts.payments },
      ]}
    >
      <Content />
    </Tabs>
  );
}
