import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { earningsQuery } from "./api.ts";
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
