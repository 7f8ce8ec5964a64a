import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useErrorMessage } from "#ui/error-message";
import { PageBody } from "#ui/page";
import { earningsQuery } from "./earnings.api.ts";
import { OrdersTab } from "./orders-tab.tsx";

/** The list of orders on its own, without the summary card and the tabs. */
export function MyOrdersPage(): ReactNode {
  // Where the summary card stands, it says so itself.
  useErrorMessage(useQuery(earningsQuery).error);
  return (
    <PageBody>
      <OrdersTab />
    </PageBody>
  );
}
