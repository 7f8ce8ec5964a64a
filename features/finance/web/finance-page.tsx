import { getRouteApi } from "@tanstack/react-router";
import { useSession } from "#engine/web/data/session.ts";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { CashList } from "./lists/cash-list.tsx";
import { DebtList } from "./lists/debt-list.tsx";
import { DeskLists } from "./lists/desk-lists.tsx";
import { GatewayList } from "./lists/gateway-list.tsx";
import { OnlineList } from "./lists/online-list.tsx";
import { RefundList } from "./lists/refund-list.tsx";
import { SettlementList } from "./lists/settlement-list.tsx";
import { TransferList } from "./lists/transfer-list.tsx";
import { useOpenCounts } from "./open-counts.ts";
import { useFinanceTexts } from "./words.ts";

/** What finance has to do: find transfers and payouts of the provider, send refunds, pay sellers, ask for cash, collect what they owe. Others see nothing of it. */
export function FinancePage() {
  const texts = useFinanceTexts();
  const session = useSession();
  if (session && !session.roles.includes("finance")) {
    return (
      <PageBody>
        <EmptyState
          drawing={<ScaleDrawing />}
          title={texts.forFinance}
          action={<ButtonLink to="/app/home">{texts.toHome}</ButtonLink>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody className="stack">
      <Desk />
    </PageBody>
  );
}

const route = getRouteApi("/app/admin/finance");

/** All lists; the one that the address names comes first. */
function Desk() {
  const texts = useFinanceTexts();
  const { part } = route.useSearch();
  const open = useOpenCounts();
  const lists = [
    { id: "transfers", name: texts.transfers, count: open.transfers, list: <TransferList /> },
    { id: "refunds", name: texts.refunds, count: open.refunds, list: <RefundList /> },
    { id: "online", name: texts.online, count: open.online, list: <OnlineList /> },
    { id: "gateway", name: texts.gateway, list: <GatewayList /> },
    { id: "settlements", name: texts.settlements, count: open.settlements, list: <SettlementList /> },
    { id: "cash", name: texts.cash, count: open.cash, list: <CashList /> },
    { id: "debts", name: texts.debts, count: open.debts, list: <DebtList /> },
  ];
  const named = lists.filter(({ id }) => id === part);
  return <DeskLists label={texts.onThisPage} lists={[...named, ...lists.filter(({ id }) => id !== part)]} />;
}
