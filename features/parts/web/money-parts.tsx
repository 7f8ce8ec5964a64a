import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Breakdown, FactRow, FoldedSlip, MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { EarnPatch } from "#engine/web/ui/goods/earn-patch.tsx";
import { Stepper, Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { usePartsTexts } from "./words.ts";

const placedAt = Date.UTC(2026, 6, 9, 5, 12);
const packedAt = Date.UTC(2026, 6, 12, 11, 45);

/** Slips with every kind of line, and the agent's patch. */
export function MoneyParts() {
  const texts = usePartsTexts();
  const lines = (
    <>
      <MoneyRow label={texts.productsValue} paise={465_000} />
      <MoneyRow label={texts.shipping} paise={14_000} />
      <MoneyRow job="minus" label={texts.discount} paise={12_000} />
      <MoneyRow job="sum" label={texts.orderTotal} paise={467_000} />
      <MoneyRow job="earn" label={texts.marginPending} paise={26_400} />
      <MoneyRow job="final" label={texts.finalPrice} paise={493_400} />
    </>
  );
  return (
    <div className="kit-3">
      <Breakdown title={texts.breakup}>{lines}</Breakdown>
      <FoldedSlip label={texts.totalPrice} paise={467_000} summary={texts.breakup}>
        {lines}
      </FoldedSlip>
      <div className="stack">
        <EarnPatch
          label={texts.yourMargin}
          price={{ label: texts.yourPrice, paise: 112_500 }}
          margin={{ label: texts.yourMargin, paise: 5_625 }}
          customerPays={{ label: texts.customerPays, paise: 118_125 }}
        />
        <Card pad>
          <dl>
            <FactRow label={texts.orderId}>#2607090188</FactRow>
            <FactRow label={texts.pay}>{texts.cod}</FactRow>
            <MoneyRow job="stop" label={texts.margin} paise={11_000} />
          </dl>
        </Card>
      </div>
    </div>
  );
}

/** The thread: steps of a task and what happened to an order. */
export function WayParts() {
  const texts = usePartsTexts();
  return (
    <div className="kit-2">
      <Card pad>
        <Stepper
          label={texts.way}
          steps={[texts.cart, texts.shippingStep, texts.assist, texts.confirm]}
          current={1}
        />
      </Card>
      <Card pad>
        <Timeline
          current={1}
          events={[
            { text: texts.placed, detail: <DateText at={placedAt} as="time" /> },
            { text: texts.packed, detail: <DateText at={packedAt} as="time" /> },
            { text: texts.travelling },
            { text: texts.delivered },
          ]}
        />
      </Card>
    </div>
  );
}
