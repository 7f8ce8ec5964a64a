import type { ReactNode } from "react";
import { PageBody } from "#ui/page";
import { OrdersTab } from "./orders-tab.tsx";

/** The list of orders on its own, without the summary card and the tabs. */
export function MyOrdersPage(): ReactNode {
  return (
    <PageBody>
      <OrdersTab />
    </PageBody>
  );
}
