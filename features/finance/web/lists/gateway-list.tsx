import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { Note } from "#engine/web/ui/note.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseTyped } from "#engine/web/words/money.ts";
import {
  type GatewaySettlement,
  type GatewaySettlements,
  noteGatewaySettlement,
  takeBackGatewaySettlement,
} from "#features/payments/contract/gateway-settlements.ts";
import { gatewayQuery } from "../api.ts";
import { DecisionButton } from "../decision-button.tsx";
import { DeskCard } from "../desk-card.tsx";
import { FinanceRow } from "../finance-row.tsx";
import { useFinanceTexts } from "../words.ts";

/** What the payment provider holds of the operator's money, and what he has paid out. */
export function GatewayList() {
  const texts = useFinanceTexts();
  const answer = useInfiniteQuery(gatewayQuery);
  return (
    <DeskCard
      id="gateway"
      title={texts.gateway}
      aside={<NoteButton />}
      answer={answer}
      head={(first) => first && <Held {...first} />}
      empty={texts.noGateway}
    >
      {(pages) =>
        pages
          .flatMap(({ settlements }) => settlements)
          .map((settlement) => <SettlementRow key={settlement.id} settlement={settlement} />)
      }
    </DeskCard>
  );
}

/** What he holds, and what of it should have come by now. */
function Held({ heldInPaise, dueInPaise, dueUntil }: GatewaySettlements) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  return (
    <>
      <p className="t-note">{texts.gatewayHolds(formatPaise(heldInPaise))}</p>
      {dueInPaise > 0 && (
        <Note>{texts.gatewayOwes(formatPaise(dueInPaise), formatDate(dueUntil, language))}</Note>
      )}
    </>
  );
}

/** A payout in the bank statement, as the provider's own account of it says. */
function NoteButton() {
  const texts = useFinanceTexts();
  return (
    <DecisionButton
      text={texts.gatewayPaid}
      submitText={texts.received}
      about={texts.gatewayPaidHint}
      title={texts.gatewayPaid}
      asks={[
        { name: "receivedInPaise", label: texts.cameIn, startInPaise: null },
        { name: "feesInPaise", label: texts.gatewayFee, startInPaise: 0 },
        { name: "taxInPaise", label: texts.gatewayTax, startInPaise: 0 },
        { name: "receivedOn", label: texts.receivedOn, isDay: true },
        { name: "paidUntil", label: texts.paidUntil, isDay: true },
        { name: "reference", label: texts.bankNumber },
      ]}
      send={({ receivedInPaise = "", feesInPaise = "", taxInPaise = "", ...typed }) =>
        call(noteGatewaySettlement, {
          body: {
            receivedInPaise: paiseTyped(receivedInPaise),
            feesInPaise: paiseTyped(feesInPaise),
            taxInPaise: paiseTyped(taxInPaise),
            receivedOn: typed["receivedOn"] ?? "",
            paidUntil: typed["paidUntil"] ?? "",
            reference: typed["reference"] ?? "",
          },
        })
      }
    />
  );
}

function SettlementRow({ settlement }: { readonly settlement: GatewaySettlement }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const { receivedInPaise, feesInPaise, taxInPaise, expectedInPaise, differenceInPaise, takenBack } =
    settlement;
  const difference = formatPaise(Math.abs(differenceInPaise));
  const title = texts.gatewayCame(formatDate(settlement.receivedOn, language));
  return (
    <FinanceRow
      title={title}
      paise={receivedInPaise}
      isStruck={takenBack !== null}
      actions={takenBack === null && <TakeBackButton settlement={settlement} title={title} />}
    >
      {takenBack && (
        <span className="b block">
          {texts.takenBack(takenBack.by, formatDate(takenBack.at, language), takenBack.reason)}
        </span>
      )}
      {texts.gatewayExpected(formatPaise(expectedInPaise), formatDate(settlement.paidUntil, language))}
      <span className="block">{texts.gatewayKept(formatPaise(feesInPaise), formatPaise(taxInPaise))}</span>
      {differenceInPaise !== 0 && takenBack === null && (
        <span className="b block">{texts.gatewayDiffers(difference, differenceInPaise < 0)}</span>
      )}
      <span className="block break-all">{settlement.reference}</span>
    </FinanceRow>
  );
}

/** It was noted wrong: finance says why, and can note it again. */
function TakeBackButton({
  settlement: { id: settlementId, receivedInPaise, reference },
  title,
}: {
  readonly settlement: GatewaySettlement;
  readonly title: string;
}) {
  const texts = useFinanceTexts();
  return (
    <DecisionButton
      text={texts.takeBack}
      look="onpaper"
      about={`${title}, ${formatPaise(receivedInPaise)}, ${reference}`}
      title={texts.takeBack}
      facts={<Note>{texts.takeBackHint}</Note>}
      asks={[{ name: "reason", label: texts.why }]}
      send={({ reason = "" }) =>
        call(takeBackGatewaySettlement, { params: { settlementId }, body: { reason } })
      }
    />
  );
}
