import { moveSettlement, type Settlement } from "@santha/contract/settlements";
import { levyNames } from "@santha/contract/withholding";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { useLanguage, wordsIn } from "#lib/language";
import { formatPaise } from "#lib/money";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { DecisionButton } from "./decision-button.tsx";
import { settlementsQuery } from "./finance.api.ts";
import { useFinanceTexts } from "./finance.texts.ts";
import { FinanceRow } from "./finance-row.tsx";

/** What sellers get for orders from which nothing can come back any more. */
export function SettlementList() {
  const texts = useFinanceTexts();
  const answer = useQuery(settlementsQuery);
  return (
    <Card pad aria-label={texts.settlements}>
      <h2 className="h2 mb-2">{texts.settlements}</h2>
      <Answer
        to={answer}
        isEmpty={({ settlements }) => settlements.length === 0}
        empty={<p className="t-note c2">{texts.noSettlements}</p>}
      >
        {({ settlements }) => (
          <ul className="stack-s">
            {settlements.map((settlement) => (
              <SettlementRow key={settlement.orderId} settlement={settlement} />
            ))}
          </ul>
        )}
      </Answer>
    </Card>
  );
}

function SettlementRow({ settlement }: { readonly settlement: Settlement }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const about = texts.settlementOf(wordsIn(language, settlement.seller).text, settlement.orderId);
  return (
    <FinanceRow
      title={about}
      at={settlement.deliveredAt}
      paise={Math.max(0, settlement.dueInPaise)}
      actions={<SettlementActions settlement={settlement} about={about} />}
    >
      {texts.totalOf(formatPaise(settlement.totalInPaise))}
      {settlement.heldBecause && <span className="b block">{texts.heldBecause(settlement.heldBecause)}</span>}
      {settlement.keptInPaise > 0 && (
        <span className="block">{texts.keptForDebts(formatPaise(settlement.keptInPaise))}</span>
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
    </FinanceRow>
  );
}

/** What can be done next: to release what is held, to pay or close what is approved, to approve or hold the rest. */
function SettlementActions({
  settlement: { orderId, heldBecause, isApproved, dueInPaise },
  about,
}: {
  readonly settlement: Settlement;
  readonly about: string;
}) {
  const texts = useFinanceTexts();
  const params = { orderId };
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
  if (isApproved && dueInPaise <= 0) return plain("CLOSE_SETTLEMENT", texts.closeTitle);
  if (isApproved)
    return (
      <DecisionButton
        text={texts.PAY_OUT}
        about={`${formatPaise(dueInPaise)}: ${about}`}
        title={texts.PAY_OUT}
        asks={[{ name: "reference", label: texts.bankNumber }]}
        send={({ reference = "" }) =>
          call(moveSettlement, { params, body: { action: "PAY_OUT", reference, dueInPaise } })
        }
      />
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
