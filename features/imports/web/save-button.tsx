import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useImportsTexts } from "./words.ts";

/** Saves a file of the server under its name. */
export function SaveButton({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const texts = useImportsTexts();
  const saving = useMutation({
    mutationFn: () => saveFile(path),
    onSuccess: () => showMessage(texts.saved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return (
    <Button look="second" busy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon shape={Download} size="text" />
      {children}
    </Button>
  );
}
