import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { applyImport, type ImportSummary, stopImport, undoImport } from "../contract.ts";
import { takeImport } from "./api.ts";
import { useImportsTexts } from "./words.ts";

interface Of {
  readonly of: ImportSummary;
}

/** Confirms a preview, or goes on with a stopped import. */
export function ApplyButton({ of, text }: Of & { readonly text: string }) {
  const moving = useMove(() => call(applyImport, { params: { importId: of.importId } }));
  return (
    <Button busy={moving.isPending} onClick={() => moving.mutate()}>
      {text}
    </Button>
  );
}

/** Stops an import at work. */
export function StopButton({ of }: Of) {
  const moving = useMove(() => call(stopImport, { params: { importId: of.importId } }));
  return (
    <Button look="onpaper" small busy={moving.isPending} onClick={() => moving.mutate()}>
      {useImportsTexts().stop}
    </Button>
  );
}

/** Sets back what an import has changed, after a question. */
export function UndoButton({ of }: Of) {
  const texts = useImportsTexts();
  const [isAsked, setAsked] = useState(false);
  const moving = useMove(() => call(undoImport, { params: { importId: of.importId } }));
  return (
    <>
      <Button look="onpaper" busy={moving.isPending} onClick={() => setAsked(true)}>
        {texts.undo}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.undoTitle}
          confirmText={texts.undo}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            moving.mutate();
          }}
        >
          {texts.undoText}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A refused move says why, and the import is read again: it stands otherwise than the page shows. */
function useMove(move: () => Promise<ImportSummary>) {
  return useMutation({
    mutationFn: move,
    onSuccess: takeImport,
    onError: (error) => {
      showMessage(sentenceOf(error) ?? useImportsTexts.now().noConnection);
      void queryClient.invalidateQueries({ queryKey: ["imports"] });
    },
  });
}
