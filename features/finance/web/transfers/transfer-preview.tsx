import { useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { DeskPreview } from "#engine/web/ui/desk/desk-preview.tsx";
import { useSeenBatch } from "#engine/web/ui/desk/use-seen-batch.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { WaitingTransfer } from "#features/payments/contract/received-money.ts";
import {
  mostTransfersAtOnce,
  type TransferPreview as Preview,
  receiveTransfers,
} from "#features/payments/contract/transfer-desk.ts";
import { readAgain } from "../api.ts";
import { useFinanceTexts } from "../words.ts";
import { type TransferChoice, transferPreviewQuery } from "./transfer-desk.api.ts";
import { useTransferDeskTexts } from "./transfer-desk.texts.ts";

/** Several transfers that have come as entered, before they are booked; what has changed since is shown anew. */
export function TransferPreview({
  choice,
  onDone,
  onClose,
}: {
  readonly choice: TransferChoice;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const finance = useFinanceTexts();
  const texts = useTransferDeskTexts();
  const preview = useQuery(transferPreviewQuery(choice));
  const batch = useSeenBatch({
    preview,
    notSent: finance.noConnection,
    send: ({ transfers, fingerprint }: Preview, idempotencyKey) =>
      call(
        receiveTransfers,
        { body: { claimIds: transfers.map(({ claimId }) => claimId), fingerprint } },
        { idempotencyKey },
      ),
    onSent: async ({ done }) => {
      showMessage(texts.done(done.length));
      onDone();
      await readAgain();
    },
  });
  const { data } = preview;
  const count = data?.transfers.length ?? 0;
  const shown = (of: WaitingTransfer, note: string) => ({
    ...{ key: String(of.claimId), who: of.buyerName, number: `#${of.masterId}`, note },
    amountInPaise: of.amountInPaise,
  });
  return (
    <DeskPreview
      title={texts.previewTitle(count)}
      facts={
        data && {
          rows: data.transfers.map((of) => shown(of, finance.reference(of.paidThrough, of.reference))),
          leftOut: data.leftOut.map((of) => shown(of, texts.givenTwice)),
          sums: [],
          total: { label: texts.total, sumInPaise: data.sumInPaise },
          afterwards: texts.afterwards,
        }
      }
      submitText={texts.submit(count, formatPaise(data?.sumInPaise ?? 0))}
      {...batch}
      onClose={onClose}
    >
      {"all" in choice && count + (data?.leftOut.length ?? 0) >= mostTransfersAtOnce && (
        <p className="t-small c2">{texts.limited(mostTransfersAtOnce)}</p>
      )}
    </DeskPreview>
  );
}
