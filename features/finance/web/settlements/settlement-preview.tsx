import { useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { DeskPreview } from "#engine/web/ui/desk/desk-preview.tsx";
import { useSeenBatch } from "#engine/web/ui/desk/use-seen-batch.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { type Language, useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import {
  approveSettlements,
  mostSettlementsAtOnce,
  type SettlementPreview as Preview,
} from "#features/settlements/contract/desk.ts";
import { readAgain } from "../api.ts";
import { useFinanceTexts } from "../words.ts";
import { type SettlementChoice, settlementPreviewQuery } from "./settlement-desk.api.ts";
import { useSettlementDeskTexts } from "./settlement-desk.texts.ts";

/** What the approval of several settlements does, before it is sent; what has changed since is shown anew. */
export function SettlementPreview({
  choice,
  onDone,
  onClose,
}: {
  readonly choice: SettlementChoice;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const finance = useFinanceTexts();
  const texts = useSettlementDeskTexts();
  const language = useLanguage();
  const preview = useQuery(settlementPreviewQuery(choice));
  const batch = useSeenBatch({
    preview,
    notSent: finance.noConnection,
    send: ({ settlements, fingerprint }: Preview, idempotencyKey) =>
      call(
        approveSettlements,
        { body: { orderIds: settlements.map(({ orderId }) => orderId), fingerprint } },
        { idempotencyKey },
      ),
    onSent: async ({ done }) => {
      showMessage(texts.done(done.length));
      onDone();
      await readAgain();
    },
  });
  const { data } = preview;
  const count = data?.settlements.length ?? 0;
  return (
    <DeskPreview
      title={texts.previewTitle(count)}
      facts={data && factsOf(data, texts, language)}
      submitText={texts.submit(count, formatPaise(data?.sumInPaise ?? 0))}
      {...batch}
      onClose={onClose}
    >
      {"all" in choice && count >= mostSettlementsAtOnce && (
        <p className="t-small c2">{texts.limited(mostSettlementsAtOnce)}</p>
      )}
    </DeskPreview>
  );
}

function factsOf(preview: Preview, texts: ReturnType<typeof useSettlementDeskTexts>, language: Language) {
  const shown = ({ orderId, seller, dueInPaise }: Preview["settlements"][number], note: string) => ({
    ...{ key: orderId, who: wordsIn(language, seller).text, number: `#${orderId}`, note },
    amountInPaise: Math.max(0, dueInPaise),
  });
  return {
    rows: preview.settlements.map((one) => shown(one, one.dueInPaise <= 0 ? texts.cashWithSeller : "")),
    leftOut: preview.leftOut.map((one) => shown(one, texts.movedOn)),
    sums: [],
    total: { label: texts.total, sumInPaise: preview.sumInPaise },
    afterwards: texts.afterwards,
  };
}
