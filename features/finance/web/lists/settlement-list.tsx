import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { PayoutAccount } from "#features/payouts/contract";
import { moveSettlement, type Settlement } from "#features/settlements/contract";
import { levyNames } from "#features/withholding/contract";
import { settlementsQuery } from "../api.ts";
import { DecisionButton } from "../decision-button.tsx";
import { DeskCard } from "../desk-card.tsx";
import { FinanceRow } from "../finance-row.tsx";
import { PaidDialog } from "../paid-dialog.tsx";
import { useRefundDeskTexts } from "../refunds/refund-desk.texts.ts";
import { useFinanceTexts } from "../words.ts";

/** What sellers get for orders from which nothing can come back any more. */
export function SettlementList() {
  const texts = useFinanceTexts();
  const table = useRefundDeskTexts();
  const answer = useInfiniteQuery(settlementsQuery);
  const [paid, setPaid] = useState<Settlement>();
  return (
    <>
      <DeskCard
        id="settlements"
        title={texts.settlements}
        aside={
          <ButtonLink small look="onpaper" to="/app/admin/finance/settlements">
            {table.openTable}
          </ButtonLink>
        }
        answer={answer}
        empty={texts.noSettlements}
      >
        {(pages) =>
          pages
            .flatMap(({ settlements }) => settlements)
            .map((settlement) => (
              <SettlementRow
                key={settlement.orderId}
                settlement={settlement}
                onPaid={() => setPaid(settlement)}
              />
            ))
        }
      </DeskCard>
      {paid && <SellerPaid settlement={paid} onClose={() => setPaid(undefined)} />}
    </>
  );
}

/** Finance says under which number it has paid a seller. */
export function SellerPaid({
  settlement: { orderId, seller, account, dueInPaise },
  onClose,
}: {
  readonly settlement: Settlement;
  readonly onClose: () => void;
}) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const whose = texts.settlementOf(wordsIn(language, seller).text, orderId);
  return (
    <PaidDialog
      text={dueInPaise > 0 ? texts.PAY_OUT : texts.paidAlready}
      about={(due) => (due > 0 ? `${texts.dueOf(formatPaise(due))}: ${whose}` : texts.nothingDue(whose))}
      changed="dueInPaise"
      less={texts.restIsDue}
      book={(paid) => call(moveSettlement, { params: { orderId }, body: { action: "PAY_OUT", ...paid } })}
      {...{ account, dueInPaise, onClose }}
    />
  );
}

/** Whose account it is, and its number. */
function accountText(account: PayoutAccount): string {
  const { holder } = account;
  const parts = account.kind === "upi" ? [account.upiId] : [account.accountNumber, account.ifsc];
  return [holder, ...parts].join(", ");
}

interface Row {
  readonly settlement: Settlement;
  /** Finance says that it has paid the seller. */
  readonly onPaid: () => void;
}

function SettlementRow({ settlement, onPaid }: Row) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const about = texts.settlementOf(wordsIn(language, settlement.seller).text, settlement.orderId);
  return (
    <FinanceRow
      title={about}
      at={settlement.deliveredAt}
      paise={Math.max(0, settlement.dueInPaise)}
      actions={<SettlementActions {...{ settlement, onPaid, about }} />}
    >
      <SettlementFacts settlement={settlement} />
    </FinanceRow>
  );
}

/** What makes up a settlement, line by line. */
export function SettlementFacts({ settlement }: { readonly settlement: Settlement }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  return (
    <>
      {texts.totalOf(formatPaise(settlement.totalInPaise))}
      {settlement.heldBecause && <span className="b block">{texts.heldBecause(settlement.heldBecause)}</span>}
      {settlement.account && <span className="block">{accountText(settlement.account)}</span>}
      {settlement.isSettled && <span className="b block">{texts.dueAgain}</span>}
      {settlement.payments.map(({ paidInPaise, reference, paidAt, account }) => (
        <span key={reference} className="block">
          {texts.paidBefore(formatPaise(paidInPaise), formatDate(paidAt, language), reference)}
          {account && `, ${accountText(account)}`}
        </span>
      ))}
      {settlement.keptInPaise > 0 && (
        <span className="block">{texts.keptForDebts(formatPaise(settlement.keptInPaise))}</span>
      )}
      {settlement.isWithSeller && <span className="block">{texts.cashWithSeller}</span>}
      {settlement.creditInPaise > 0 && (
        <span className="block">{texts.creditAdded(formatPaise(settlement.creditInPaise))}</span>
      )}
      {settlement.dueInPaise < 0 && (
        <span className="block">{texts.owesOfIt(formatPaise(-settlement.dueInPaise))}</span>
      )}
      {settlement.withheld.map(({ levy, law, amountInPaise }) => (
        <span key={levy} className="block">
          {wordsIn(language, levyNames[levy]).text}:{" "}
          <span className="num">{formatPaise(-amountInPaise)}</span> (<span lang="en">{law}</span>)
        </span>
      ))}
    </>
  );
}

/** What can be done next: to release what is held, to pay or close what is approved, to approve or hold the rest. */
export function SettlementActions({
  settlement: { orderId, account, heldBecause, isApproved, dueInPaise },
  onPaid,
  about,
}: Row & { readonly about: string }) {
  const texts = useFinanceTexts();
  const params = { orderId };
  const isDue = dueInPaise > 0;
  const payOut = isDue ? `${texts.PAY_OUT}: ${formatPaise(dueInPaise)}` : texts.paidAlready;
  const plain = (
    action: "RELEASE_SETTLEMENT" | "CLOSE_SETTLEMENT" | "APPROVE_SETTLEMENT",
    title?: string,
  ) => (
    <DecisionButton
      text={texts[action]}
      about={about}
      title={title ?? texts[action]}
      send={() => call(moveSettlement, { params, body: { action } })}
    />
  );
  if (heldBecause !== null) return plain("RELEASE_SETTLEMENT");
  if (isApproved)
    return (
      <>
        {!isDue && plain("CLOSE_SETTLEMENT", texts.closeTitle)}
        {account ? (
          <Button
            small
            look={isDue ? "second" : "onpaper"}
            aria-label={`${payOut}: ${about}`}
            onClick={onPaid}
          >
            {isDue ? texts.PAY_OUT : texts.paidAlready}
          </Button>
        ) : (
          isDue && <Tag job="stop">{texts.noAccount}</Tag>
        )}
      </>
    );
  return (
    <>
      {plain("APPROVE_SETTLEMENT")}
      <DecisionButton
        text={texts.HOLD_SETTLEMENT}
        about={about}
        title={texts.HOLD_SETTLEMENT}
        look="onpaper"
        asks={[{ name: "reason", label: texts.why }]}
        send={({ reason = "" }) =>
          call(moveSettlement, { params, body: { action: "HOLD_SETTLEMENT", reason } })
        }
      />
    </>
  );
}
