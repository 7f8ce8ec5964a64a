import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { ReportDialog } from "#features/moderation/web";
import { reportWords } from "../../contract/answers.ts";
import { takeQuestion } from "../api.ts";
import { useQuestionsTexts } from "../words.ts";

/** What is done rarely about words: change and delete one's own, report those of others once. */
export function WordsMenu({
  isMine,
  isReported,
  of: { questionId, answerId },
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
        <ReportDialog
          send={async (report) =>
            takeQuestion(await call(reportWords, { params: { questionId }, body: { answerId, ...report } }))
          }
          onClose={close}
        />
      )}
    </>
  );
}
