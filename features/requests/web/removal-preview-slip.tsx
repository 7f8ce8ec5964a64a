import { Breakdown, MoneyRow, RowNote } from "#engine/web/ui/goods/breakdown.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { RemovalPreview } from "#features/orders/contract/order-requests.ts";
import { useRequestsTexts } from "./words.ts";

interface Previewed {
  readonly data: RemovalPreview | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What the order comes to without the chosen packs and what goes back, as the server works it out. */
export function RemovalPreviewSlip({
  preview,
  isDecidedAtOnce,
}: {
  readonly preview: Previewed | null;
  readonly isDecidedAtOnce: boolean;
}) {
  const texts = useRequestsTexts();
  if (!preview) return <p className="t-small c2">{texts.nothingChosen}</p>;
  return (
    <div aria-live="polite">
      <Answer to={preview}>{(data) => <Changes preview={data} isDecidedAtOnce={isDecidedAtOnce} />}</Answer>
    </div>
  );
}

function Changes({
  preview: { before, after, isWhole, refundInPaise, owedInPaise },
  isDecidedAtOnce,
}: {
  readonly preview: RemovalPreview;
  readonly isDecidedAtOnce: boolean;
}) {
  const texts = useRequestsTexts();
  const rows = [
    [texts.productValue, "itemsValueInPaise", 1],
    [texts.shipping, "shippingInPaise", 1],
    [texts.handling, "handlingInPaise", 1],
    [texts.discount, "discountsInPaise", -1],
    [texts.coupon, "couponInPaise", -1],
    [texts.total, "totalInPaise", 1],
    [texts.margin, "marginInPaise", 1],
  ] as const;
  return (
    <Breakdown title={texts.change}>
      {rows.map(([label, part, sign]) =>
        before[part] === 0 ? null : (
          <ChangedRow key={part} label={label} before={sign * before[part]} after={sign * after[part]} />
        ),
      )}
      {refundInPaise > 0 ? (
        <MoneyRow
          job="final"
          label={isDecidedAtOnce ? texts.refund : texts.refundIfAccepted}
          paise={refundInPaise}
        />
      ) : (
        <MoneyRow job="final" label={texts.owed} paise={owedInPaise} />
      )}
      {refundInPaise === 0 && <RowNote label={texts.change}>{texts.nothingBack}</RowNote>}
      {isWhole && <RowNote label={texts.change}>{texts.wholeOrder}</RowNote>}
      {!isWhole && before.couponInPaise > 0 && <RowNote label={texts.change}>{texts.couponStays}</RowNote>}
    </Breakdown>
  );
}

/** An amount before and after; what stays is written once. */
function ChangedRow({
  label,
  before,
  after,
}: {
  readonly label: string;
  readonly before: number;
  readonly after: number;
}) {
  const texts = useRequestsTexts();
  if (before === after) return <MoneyRow label={label} paise={after} />;
  const amounts = [formatPaise(before), formatPaise(after)] as const;
  return (
    <div className="mrow">
      <dt>{label}</dt>
      <dd>
        <span className="sr">{texts.changeOf(...amounts)}</span>
        <span aria-hidden="true">
          <s className="c2 mr-2 font-normal">{amounts[0]}</s>
          {amounts[1]}
        </span>
      </dd>
    </div>
  );
}
