import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { reportWords } from "../../contract/answers.ts";
import { type ReportReason, reportReasons } from "../../contract/shapes.ts";
import { useQuestionsTexts } from "../words.ts";
import { useMark } from "./use-mark.ts";

/** What is done rarely about words: change and delete one's own, report those of others once. */
export function WordsMenu({
  isMine,
  isReported,
  of,
  onEdit,
  onDelete,
}: {
  readonly isMine: boolean;
  readonly isReported: boolean;
  readonly of: { readonly questionId: string; readonly answerId: number | null };
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const texts = useQuestionsTexts();
  const [open, setOpen] = useState<"menu" | "report">();
  const close = (): void => setOpen(undefined);
  if (!isMine && isReported) return null;
  return (
    <>
      <IconButton
        className="-mr-2"
        name={isMine ? texts.more : texts.report}
        shape={EllipsisVertical}
        onClick={() => setOpen(isMine ? "menu" : "report")}
      />
      {open === "menu" && (
        <Sheet title={texts.more} onClose={close}>
          <div className="stack-s">
            <Button look="onpaper" wide onClick={() => [close(), onEdit()]}>
              {texts.edit}
            </Button>
            <Button look="danger" wide onClick={() => [close(), onDelete()]}>
              {texts.remove}
            </Button>
          </div>
        </Sheet>
      )}
      {open === "report" && (
        <Sheet title={texts.reportTitle} onClose={close}>
          <div className="stack-s">
            {reportReasons.map((reason) => (
              <Reason key={reason} reason={reason} of={of} onDone={close} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}

function Reason({
  reason,
  of: { questionId, answerId },
  onDone,
}: {
  readonly reason: ReportReason;
  readonly of: { readonly questionId: string; readonly answerId: number | null };
  readonly onDone: () => void;
}) {
  const texts = useQuestionsTexts();
  const report = useMark(async () => {
    const view = await call(reportWords, { params: { questionId }, body: { answerId, reason } });
    onDone();
    return view;
  }, texts.reported);
  return (
    <Button look="onpaper" wide busy={report.isMarking} onClick={report.mark}>
      {texts[reason]}
    </Button>
  );
}
