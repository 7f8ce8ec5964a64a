import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { Button, type ButtonLook } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useDayTexts } from "./day.texts.ts";

/** Saves a PDF of the day under the server's name. */
export function SaveButton({
  path,
  look,
  disabled = false,
  children,
}: {
  readonly path: string;
  readonly look: ButtonLook;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  const texts = useDayTexts();
  const save = useMutation({
    mutationFn: () => saveFile(path),
    onSuccess: () => showMessage(texts.fileSaved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return (
    <Button small look={look} busy={save.isPending} disabled={disabled} onClick={() => save.mutate()}>
      <Icon shape={FileDown} size="row" />
      {children}
    </Button>
  );
}
