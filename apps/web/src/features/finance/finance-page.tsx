import { useSession } from "#lib/session";
import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { CashList } from "./cash-list.tsx";
import { DebtList } from "./debt-list.tsx";
import { DeskLists } from "./desk-lists.tsx";
import { useFinanceTexts } from "./finance.texts.ts";
import { GatewayList } from "./gateway-list.tsx";
import { OnlineList } from "./online-list.tsx";
import { useOpenCounts } from "./open-counts.ts";
import { RefundList } from "./refund-list.tsx";
import { SettlementList } from "./settlement-list.tsx";
import { TransferList } from "./transfer-list.tsx";

/** What finance has to do: find transfers and payouts of the provider, send refunds, pay sellers, ask for cash, collect what they owe. Others see nothing of it. */
export function FinancePage() {
  const texts = useFinanceTexts();
  const session = useSession();
  if (session && !session.roles.includes("finance")) {
    return (
      <PageBody>
        <EmptyState
          drawing={<BasketDrawing />}
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

function Desk() {
  const texts = useFinanceTexts();
  const open = useOpenCounts();
  return (
    <DeskLists
      label={texts.onThisPage}
      lists={[
        { id: "transfers", name: texts.transfers, count: open.transfers, list: <TransferList /> },
        { id: "refunds", name: texts.refunds, count: open.refunds, list: <RefundList /> },
        { id: "online", name: texts.online, count: open.online, list: <OnlineList /> },
        { id: "gateway", name: texts.gateway, list: <GatewayList /> },
        { id: "settlements", name: texts.settlements, count: open.settlements, list: <SettlementList /> },
        { id: "cash", name: texts.cash, count: open.cash, list: <CashList /> },
        { id: "debts", name: texts.debts, count: open.debts, list: <DebtList /> },
      ]}
    />
  );
}
