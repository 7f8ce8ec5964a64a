import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { largestFileInMegabytes } from "../contract.ts";
import { sendFile, takeImport } from "./api.ts";
import { useImportsTexts } from "./words.ts";

const largestInBytes = largestFileInMegabytes * 1_000_000;

/** Chooses a CSV file, sends it and leads to its preview; what is wrong with it stands above the button. */
export function FileField() {
  const texts = useImportsTexts();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const sending = useMutation({
    mutationFn: (file: File) => sendFile(file, (part) => setPercent(Math.round(100 * part))),
    onSuccess: (answer) => {
      takeImport(answer);
      void navigate({
        to: "/app/sell/catalogue/import/$importId",
        params: { importId: String(answer.importId) },
      });
    },
  });
  const choose = (file: File): void => {
    setPercent(0);
    setTooLarge(file.size > largestInBytes);
    if (file.size <= largestInBytes) sending.mutate(file);
    else sending.reset();
  };
  const trouble = isTooLarge
    ? texts.tooLarge(largestFileInMegabytes)
    : sending.error && (sentenceOf(sending.error) ?? texts.noConnection);
  return (
    <div className="stack-s">
      {trouble && <Note job="trouble">{trouble}</Note>}
      <div>
        <Button busy={sending.isPending} onClick={() => input.current?.click()}>
          <Icon shape={FileUp} size="text" />
          {sending.isPending ? texts.sending(percent) : texts.choose}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,text/csv"
          aria-label={texts.choose}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again after it was put right.
            target.value = "";
            if (file) choose(file);
          }}
        />
      </div>
    </div>
  );
}
