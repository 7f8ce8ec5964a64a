import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useFeedTexts } from "../words.ts";
import { withdraw } from "./share.api.ts";

/** Takes an own share out of the stream, after asking. */
export function WithdrawButton({ itemId, title }: { readonly itemId: string; readonly title: string }) {
  const texts = useFeedTexts();
  const [isAsked, setAsked] = useState(false);
  const withdrawing = useMutation({
    mutationFn: withdraw,
    onSuccess: () => showMessage(texts.withdrawn),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notWithdrawn),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <IconButton
        className="feed-del"
        size="row"
        name={texts.withdraw(title)}
        shape={Trash2}
        onClick={() => setAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          busy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate(itemId)}
          onClose={() => setAsked(false)}
        >
          {texts.withdrawText}
        </ConfirmDialog>
      )}
    </>
  );
}
