import { useMutation } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { ConfirmDialog, Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { ReportDialog } from "#features/moderation/web";
import { reportUpdate } from "../../contract/reports.ts";
import type { Update } from "../../contract/update.ts";
import { removeUpdate } from "../api.ts";
import { useUpdatesTexts } from "../words.ts";
import { setMark } from "./card.api.ts";

interface Opened {
  readonly update: Update;
  readonly onClose: () => void;
}

/** What is done seldom: an own update is edited or deleted, another's hidden or reported. */
export function MenuSheet({ update, onClose }: Opened) {
  const texts = useUpdatesTexts();
  const [next, setNext] = useState<"delete" | "report" | null>(null);
  const { shareId, isMine } = update;
  if (next === "delete") return <DeleteDialog {...{ update, onClose }} />;
  if (next === "report")
    return (
      <ReportDialog send={(body) => call(reportUpdate, { params: { shareId }, body })} onClose={onClose} />
    );
  return (
    <Sheet title={texts.menuTitle} onClose={onClose}>
      <div className="stack-s">
        {isMine ? (
          <>
            <ButtonLink
              look="onpaper"
              wide
              to="/app/social/updates/$shareId"
              params={{ shareId }}
              search={{ write: true }}
              onClick={onClose}
            >
              {texts.edit}
            </ButtonLink>
            <Button look="onpaper" wide onClick={() => setNext("delete")}>
              {texts.remove}
            </Button>
          </>
        ) : (
          <>
            <HideButton {...{ update, onClose }} />
            <Button look="onpaper" wide onClick={() => setNext("report")}>
              {texts.report}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}

function HideButton({ update, onClose }: Opened) {
  const texts = useUpdatesTexts();
  const hiding = useMutation({
    mutationFn: () => setMark(update, "hidden", true),
    onSuccess: () => {
      showMessage(texts.hidden);
      onClose();
    },
  });
  useErrorMessage(hiding.error);
  return (
    <Button look="onpaper" wide busy={hiding.isPending} onClick={() => hiding.mutate()}>
      {texts.hide}
    </Button>
  );
}

function DeleteDialog({ update, onClose }: Opened) {
  const texts = useUpdatesTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const deleting = useMutation({
    mutationFn: () => removeUpdate(update.shareId),
    onSuccess: async () => {
      showMessage(texts.removed);
      onClose();
      if (pathname.endsWith(update.shareId)) await navigate({ to: "/app/social/updates", replace: true });
    },
  });
  useErrorMessage(deleting.error);
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      confirmText={texts.remove}
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {texts.removeText}
    </ConfirmDialog>
  );
}
