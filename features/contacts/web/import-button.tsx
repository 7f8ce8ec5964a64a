import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import type { ImportAnswer } from "../contract.ts";
import { sendCards } from "./api.ts";
import { readVcards } from "./read-vcards.ts";
import { useContactsTexts } from "./words.ts";

/** A book of thousands of cards with photos may have as much. */
const largestInBytes = 30 * 2 ** 20;
const stayMs = 10_000;

/** Takes names and numbers out of a vCard file; the rest of it does not leave the phone. */
export function ImportButton() {
  const texts = useContactsTexts();
  const input = useRef<HTMLInputElement>(null);
  const taking = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largestInBytes) return texts.tooLarge;
      const cards = readVcards(await file.text());
      return cards.length === 0 ? texts.notReadable : outcome(await sendCards(cards));
    },
    onSuccess: (text) => showMessage({ text, stayMs }),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notDone),
  });
  const outcome = ({ added, known, unreadable, withoutRoom }: ImportAnswer): string =>
    [
      texts.imported(added),
      known + unreadable > 0 && texts.leftOut(known + unreadable),
      withoutRoom > 0 && texts.withoutRoom(withoutRoom),
    ]
      .filter(Boolean)
      .join(" ");
  return (
    <>
      <Button look="second" busy={taking.isPending} onClick={() => input.current?.click()}>
        <Icon shape={FileUp} size="text" />
        {texts.importFile}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".vcf,text/vcard,text/x-vcard"
        aria-label={texts.fileHint}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = "";
          if (file) taking.mutate(file);
        }}
      />
    </>
  );
}
