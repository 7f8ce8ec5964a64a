import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import type { Batch } from "#features/batches/contract.ts";
import { withdrawBatch } from "../../contract/batches.ts";
import type { OwnListingInFull } from "../../contract/listings.ts";
import { refreshProduct, takeProduct } from "../api.ts";
import { type BatchAim, BatchDialog } from "./batch-dialog.tsx";
import { useBatchesTexts } from "./batches.texts.ts";

/** So many days before its day a batch expires soon. */
const soonInDays = 30;

/** Stock of a pack by batch, the first to expire first, to add to, correct and take out of. */
export function BatchesPart({
  level3Id,
  listing,
  pack,
  inUse,
}: {
  readonly level3Id: number;
  readonly listing: OwnListingInFull;
  readonly pack: string;
  /** What of the stock orders and buyers in checkout have. */
  readonly inUse: string;
}) {
  const texts = useBatchesTexts();
  const [aim, setAim] = useState<BatchAim>();
  const [leaving, setLeaving] = useState<Batch>();
  const { listingId, onHand, batches } = listing;
  const isByBatch = batches.length > 0;
  const withoutBatch = isByBatch ? withoutOf(batches) : onHand;
  // As it is now: somebody else may have changed it since the dialog opened.
  const aimed =
    aim && "batch" in aim
      ? { batch: batches.find(({ batchId }) => batchId === aim.batch.batchId) ?? aim.batch }
      : aim;
  return (
    <section className="border-line mt-3 border-t pt-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="b">{texts.title}</h4>
        <Button
          small
          look="onpaper"
          aria-label={texts.addNamed(pack)}
          onClick={() => setAim({ listingId, pack, withoutBatch })}
        >
          {texts.add}
        </Button>
      </div>
      <p className="t-small c2 mt-1">{isByBatch ? `${texts.stockOf(onHand)} · ${inUse}` : texts.noneYet}</p>
      <ul>
        {batches.map((batch) => (
          <BatchRow
            key={batch.batchId}
            batch={batch}
            onChange={() => setAim({ batch })}
            onWithdraw={() => setLeaving(batch)}
          />
        ))}
      </ul>
      {aimed && <BatchDialog {...{ level3Id, aim: aimed }} onClose={() => setAim(undefined)} />}
      {leaving && <WithdrawDialog {...{ level3Id, batch: leaving }} onClose={() => setLeaving(undefined)} />}
    </section>
  );
}

function withoutOf(batches: readonly Batch[]): number {
  const rest = batches.find(({ batchNumber, expiresOn }) => batchNumber === null && expiresOn === null);
  return rest ? rest.quantity - rest.packed : 0;
}

function daysLeft(expiresOn: string): number {
  return (momentOfDay(expiresOn) - momentOfDay(formatFieldDate(Date.now()))) / 86_400_000;
}

function BatchRow({
  batch,
  onChange,
  onWithdraw,
}: {
  readonly batch: Batch;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
}) {
  const texts = useBatchesTexts();
  const { batchNumber, expiresOn, quantity, packed, expired } = batch;
  const days = expiresOn === null ? null : daysLeft(expiresOn);
  return (
    <li className="border-line stack-s border-t py-2 first:border-0">
      <p className="beside flex-wrap">
        <span className="b min-w-0 break-words">
          {batchNumber === null ? texts.noNumber : <Written>{batchNumber}</Written>}
        </span>
        {days !== null && days <= 0 && <Tag job="stop">{texts.over}</Tag>}
        {days !== null && days > 0 && days <= soonInDays && <Tag job="know">{texts.soon}</Tag>}
      </p>
      <p className="t-small c2 num">
        {texts.packs(quantity)}
        {packed > 0 && ` · ${texts.inParcels(packed)}`}
        {expiresOn !== null && (
          <>
            {` · ${texts.expires} `}
            <DateText at={momentOfDay(expiresOn)} />
          </>
        )}
      </p>
      {expired > 0 && <p className="t-small c2">{texts.taken(expired)}</p>}
      {days !== null && days <= 0 && quantity > packed && <p className="t-small">{texts.inOrders}</p>}
      {quantity > 0 && (
        <p className="flex flex-wrap gap-2">
          <Button small look="onpaper" aria-label={texts.changeNamed(batchNumber)} onClick={onChange}>
            {texts.change}
          </Button>
          {quantity > packed && (
            <Button small look="onpaper" aria-label={texts.withdrawNamed(batchNumber)} onClick={onWithdraw}>
              {texts.withdraw}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

function WithdrawDialog({
  level3Id,
  batch: { batchId, batchNumber, quantity, packed },
  onClose,
}: {
  readonly level3Id: number;
  readonly batch: Batch;
  readonly onClose: () => void;
}) {
  const texts = useBatchesTexts();
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawBatch, { params: { batchId }, body: { seenQuantity: quantity } }),
    onSuccess: (product) => {
      takeProduct(product);
      showMessage(texts.withdrawn);
      onClose();
    },
    onError: async (error) => {
      const beside = error instanceof ApiError ? error.fields["quantity"] : undefined;
      showMessage(beside ?? sentenceOf(error) ?? texts.noConnection);
      onClose();
      await refreshProduct(level3Id);
    },
  });
  return (
    <ConfirmDialog
      title={texts.withdrawTitle(batchNumber)}
      confirmText={texts.withdraw}
      busy={withdrawing.isPending}
      onClose={onClose}
      onConfirm={() => withdrawing.mutate()}
    >
      {texts.withdrawText(quantity - packed)}
    </ConfirmDialog>
  );
}
