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
      <DeskLists
        label={texts.onThisPage}
        lists={[
          { name: texts.transfers, list: <TransferList /> },
          { name: texts.refunds, list: <RefundList /> },
          { name: texts.online, list: <OnlineList /> },
          { name: texts.gateway, list: <GatewayList /> },
          { name: texts.settlements, list: <SettlementList /> },
          { name: texts.cash, list: <CashList /> },
          { name: texts.debts, list: <DebtList /> },
        ]}
      />
    </PageBody>
  );
}
