import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { TicketDrawing } from "#engine/web/ui/art/ticket.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import { type CouponBatch, exportBatch } from "../../contract/batches.ts";
import { formatDay } from "../admin/day-words.ts";
import { BatchDialog } from "./batch-dialog.tsx";
import { batchesQuery, sendBatchVoid } from "./batches.api.ts";
import { useBatchesTexts } from "./batches.texts.ts";

/** For the platform admin: codes that are handed out, by batch. */
export function BatchesPage() {
  return (
    <PageBody className="stack max-w-[760px]">
      <ForRole who="platform-admin" title={useBatchesTexts().forAdmins}>
        <Batches />
      </ForRole>
    </PageBody>
  );
}

type Wish = { readonly kind: "add" } | { readonly kind: "change" | "void"; readonly batch: CouponBatch };

function Batches() {
  const texts = useBatchesTexts();
  const list = useQuery(batchesQuery);
  const [wish, setWish] = useState<Wish>();
  const close = (): void => setWish(undefined);
  const add = (
    <div>
      <Button look="second" onClick={() => setWish({ kind: "add" })}>
        <Icon shape={Plus} size="row" />
        {texts.add}
      </Button>
    </div>
  );
  return (
    <>
      <Answer
        to={list}
        isEmpty={({ batches }) => batches.length === 0}
        empty={
          <EmptyState drawing={<TicketDrawing />} title={texts.none} action={add}>
            {texts.noneHint}
          </EmptyState>
        }
      >
        {({ batches }) => (
          <>
            {add}
            <ul className="card" aria-label={texts.list}>
              {batches.map((batch) => (
                <BatchRow key={batch.batchId} batch={batch} onWish={setWish} />
              ))}
            </ul>
          </>
        )}
      </Answer>
      {wish?.kind === "add" && <BatchDialog onClose={close} />}
      {wish?.kind === "change" && <BatchDialog batch={wish.batch} onClose={close} />}
      {wish?.kind === "void" && <VoidBatch batch={wish.batch} onClose={close} />}
    </>
  );
}

function BatchRow({ batch, onWish }: { readonly batch: CouponBatch; readonly onWish: (wish: Wish) => void }) {
  const texts = useBatchesTexts();
  const language = useLanguage();
  const { name, codes, taken, used, voidReason } = batch;
  const isVoided = voidReason !== null;
  const [value, least] = [formatPaise(batch.valueInPaise), formatPaise(batch.leastValueInPaise)];
  return (
    <li className="border-line border-b px-3 py-2 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="t-note break-words">
          <Written>{name}</Written>
        </b>
        {isVoided && <Tag job="stop">{texts.voided}</Tag>}
      </p>
      <p className="t-note num">
        {batch.leastValueInPaise === 0 ? texts.offAny(value) : texts.offFrom(value, least)},{" "}
        {texts.until(formatDay(batch.lastDay, language))}
      </p>
      <p className="t-small c2 num">
        {texts.counts(formatCount(codes), formatCount(taken), formatCount(used))}
      </p>
      {isVoided && (
        <p className="t-small break-words">
          <Written>{voidReason}</Written>
        </p>
      )}
      <div className="flex flex-wrap gap-2 py-1">
        <SaveCodes batch={batch} />
        {!isVoided && taken === 0 && (
          <Button
            look="onpaper"
            small
            aria-label={texts.changeOf(name)}
            onClick={() => onWish({ kind: "change", batch })}
          >
            {texts.change}
          </Button>
        )}
        {!isVoided && (
          <Button
            look="onpaper"
            small
            aria-label={texts.voidOf(name)}
            onClick={() => onWish({ kind: "void", batch })}
          >
            {texts.void}
          </Button>
        )}
      </div>
    </li>
  );
}

function SaveCodes({ batch: { batchId, name } }: { readonly batch: CouponBatch }) {
  const texts = useBatchesTexts();
  const saving = useMutation({
    mutationFn: () => saveFile(exportBatch.path.replace("{batchId}", String(batchId)), { body: {} }),
    onSuccess: () => showMessage(texts.fileSaved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.fileNotSaved),
  });
  return (
    <Button
      look="onpaper"
      small
      busy={saving.isPending}
      aria-label={texts.saveFileOf(name)}
      onClick={() => saving.mutate()}
    >
      {texts.saveFile}
    </Button>
  );
}

function VoidBatch({ batch, onClose }: { readonly batch: CouponBatch; readonly onClose: () => void }) {
  const texts = useBatchesTexts();
  return (
    <ReasonDialog
      title={texts.voidTitle(batch.name)}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts.void}
      cancelText={texts.keep}
      notSent={texts.noConnection}
      send={(reason) => sendBatchVoid(batch, reason)}
      saidOf={() => texts.nowVoided(batch.name)}
      onClose={onClose}
    >
      {texts.voidFacts}
    </ReasonDialog>
  );
}
