import { useQuery } from "@tanstack/react-query";
import type { Language } from "#engine/contract/language.ts";
import { call } from "#engine/web/data/api-client.ts";
import { DeskPreview } from "#engine/web/ui/desk/desk-preview.tsx";
import { useSeenBatch } from "#engine/web/ui/desk/use-seen-batch.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { paymentModeLabel } from "#features/orders/contract/order-labels.ts";
import {
  type BulkRefundAction,
  mostRefundsAtOnce,
  moveRefunds,
  type RefundPreview as Preview,
} from "#features/orders/contract/refund-desk.ts";
import { readAgain } from "../api.ts";
import { useFinanceTexts } from "../words.ts";
import { type RefundChoice, refundPreviewQuery } from "./refund-desk.api.ts";
import { useRefundDeskTexts } from "./refund-desk.texts.ts";
import { refundNumber } from "./refund-row.ts";

/** What a decision about several refunds does, before it is sent; what has changed since is shown anew. */
export function RefundPreview({
  action,
  choice,
  onDone,
  onClose,
}: {
  readonly action: BulkRefundAction;
  readonly choice: RefundChoice;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const finance = useFinanceTexts();
  const texts = useRefundDeskTexts();
  const language = useLanguage();
  const preview = useQuery(refundPreviewQuery(action, choice));
  const batch = useSeenBatch({
    preview,
    notSent: finance.noConnection,
    send: ({ refunds, fingerprint }: Preview, idempotencyKey) =>
      call(
        moveRefunds,
        { body: { action, refundIds: refunds.map(({ refundId }) => refundId), fingerprint } },
        { idempotencyKey },
      ),
    onSent: async ({ done, refused }) => {
      showMessage(texts.done(done.length, refused.length));
      onDone();
      await readAgain();
    },
  });
  const { data } = preview;
  const count = data?.refunds.length ?? 0;
  return (
    <DeskPreview
      title={texts.previewTitle(finance[action], count)}
      facts={data && factsOf(data, texts, language)}
      submitText={texts.submit(finance[action], count, formatPaise(data?.sumInPaise ?? 0))}
      {...batch}
      onClose={onClose}
    >
      {"all" in choice && count + (data?.leftOut.length ?? 0) >= mostRefundsAtOnce && (
        <p className="t-small c2">{texts.limited(mostRefundsAtOnce)}</p>
      )}
    </DeskPreview>
  );
}

function factsOf(preview: Preview, texts: ReturnType<typeof useRefundDeskTexts>, language: Language) {
  const mode = (paymentMode: string) => paymentModeLabel(paymentMode, language);
  const shown = ({ refundId, buyerName, amountInPaise }: Preview["refunds"][number], note: string) => ({
    ...{ key: String(refundId), who: buyerName, number: refundNumber(refundId), note, amountInPaise },
  });
  return {
    rows: preview.refunds.map((refund) =>
      shown(
        refund,
        refund.isFirstOfTwo ? `${mode(refund.paymentMode)}, ${texts.firstOfTwo}` : mode(refund.paymentMode),
      ),
    ),
    leftOut: preview.leftOut.map((refund) => shown(refund, texts.leftOut(refund.why))),
    sums: preview.sums.map(({ paymentMode, count, sumInPaise }) => ({
      ...{ label: texts.sumOf(mode(paymentMode), count), sumInPaise },
    })),
    total: { label: texts.total, sumInPaise: preview.sumInPaise },
    afterwards: texts.bankAfter(formatPaise(preview.bankAfterInPaise)),
  };
}
