import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { DeskPreview } from "#engine/web/ui/desk/desk-preview.tsx";
import { useSeenBatch } from "#engine/web/ui/desk/use-seen-batch.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { makeBatch } from "../../contract.ts";
import { previewBatch } from "../../contract-batches.ts";
import { deskQuery, takeDesk } from "../api.ts";
import { usePayoutsTexts } from "../words.ts";
import { useDueTexts } from "./due.texts.ts";

type Preview = AnswerOf<typeof previewBatch>;

/** What a batch does before it is made: each agent, who is left out, what leaves the bank. */
export function BatchPreview({
  agents,
  onDone,
  onClose,
}: {
  /** The numbers of those chosen, or everybody who can be paid. */
  readonly agents: readonly string[] | "all";
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const texts = useDueTexts();
  const words = usePayoutsTexts();
  const chosen = agents === "all" ? {} : { mobileNos: [...agents] };
  const preview = useQuery({
    queryKey: ["payouts", "preview", agents],
    queryFn: ({ signal }) => call(previewBatch, { body: chosen }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const batch = useSeenBatch({
    preview,
    notSent: words.notSent,
    send: ({ fingerprint }: Preview, idempotencyKey) =>
      call(makeBatch, { body: { fingerprint, ...chosen } }, { idempotencyKey }),
    onSent: (desk) => {
      takeDesk(desk);
      showMessage(preview.data?.paidNowInPaise ? words.batchMade : texts.done);
      onDone();
    },
    onRefused: () => queryClient.invalidateQueries(deskQuery),
  });
  const { data } = preview;
  return (
    <DeskPreview
      title={texts.previewTitle(data?.payouts.length ?? 0)}
      facts={data && factsOf(data, texts)}
      submitText={submitText(data, texts, words)}
      {...batch}
      onClose={onClose}
    />
  );
}

/** Names what leaves the bank, and what is only approved as the first of two. */
function submitText(
  preview: Preview | undefined,
  texts: ReturnType<typeof useDueTexts>,
  words: ReturnType<typeof usePayoutsTexts>,
): string {
  const { sumInPaise = 0, paidNowInPaise = 0 } = preview ?? {};
  const approved = sumInPaise - paidNowInPaise;
  return [
    ...(paidNowInPaise > 0 || approved === 0 ? [words.makeBatchOf(formatPaise(paidNowInPaise))] : []),
    ...(approved > 0 ? [texts.approve(formatPaise(approved))] : []),
  ].join(" · ");
}

function factsOf(preview: Preview, texts: ReturnType<typeof useDueTexts>) {
  const shown = (payout: Preview["payouts"][number], note: string) => ({
    ...{ key: payout.mobileNo, who: payout.firstName, number: payout.mobileNo, note },
    amountInPaise: payout.amountInPaise,
  });
  return {
    rows: preview.payouts.map((payout) => {
      const { method, paidTo } = payout;
      const account = paidTo ? texts.paidToAccount(texts.method(method), paidTo) : texts.method(method);
      const way = `${account}, ${texts.orders(payout.orders)}`;
      return shown(payout, payout.isFirstOfTwo ? `${way}, ${texts.firstOfTwo}` : way);
    }),
    leftOut: preview.leftOut.map((payout) => shown(payout, texts.leftOut(payout.why))),
    sums: preview.sums.map(({ method, count, sumInPaise }) => ({
      ...{ label: texts.sumOf(texts.method(method), count), sumInPaise },
    })),
    total: { label: texts.total, sumInPaise: preview.sumInPaise },
    afterwards:
      preview.paidNowInPaise === 0 && preview.payouts.length > 0
        ? texts.nothingLeaves
        : texts.bankAfter(formatPaise(preview.paidNowInPaise), formatPaise(preview.bankAfterInPaise)),
  };
}
