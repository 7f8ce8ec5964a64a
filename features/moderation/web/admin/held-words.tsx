import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { type ListedWord, removeWord } from "../../contract/listed-words.ts";
import { AddWordDialog } from "./add-word-dialog.tsx";
import { changeWords, wordsQuery } from "./admin.api.ts";
import { useWritingAdminTexts } from "./admin.texts.ts";

/** The words that support looks at before others see what holds them. */
export function HeldWords() {
  const texts = useWritingAdminTexts();
  const list = useQuery(wordsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="stack-s">
      <h2 className="h2">{texts.words}</h2>
      <p className="t-note c2">{texts.wordsHint}</p>
      <div>
        <Button look="second" onClick={() => setAdding(true)}>
          <Icon shape={Plus} size="row" />
          {texts.add}
        </Button>
      </div>
      <Answer to={list}>{({ words }) => <FoundWords words={words} />}</Answer>
      {isAdding && <AddWordDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function FoundWords({ words }: { readonly words: readonly ListedWord[] }) {
  const texts = useWritingAdminTexts();
  const [typed, setTyped] = useState("");
  const found = words.filter(({ word }) => word.includes(typed.trim().toLowerCase()));
  return (
    <>
      <TextField
        label={texts.find}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? (
        <p className="t-note c2" role="status">
          {texts.noneFound}
        </p>
      ) : (
        <ul className="card" aria-label={texts.words}>
          {found.map((one) => (
            <li
              key={one.wordId}
              className="flex items-center gap-3 border-line border-b px-3 last:border-b-0"
            >
              <WordRow of={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WordRow({ of: { wordId, word, takesEndings } }: { readonly of: ListedWord }) {
  const texts = useWritingAdminTexts();
  const [isRemoving, setRemoving] = useState(false);
  const removing = useMutation({
    mutationFn: () => changeWords(call(removeWord, { params: { wordId } })),
    onSuccess: () => showMessage(texts.removed),
    onSettled: () => setRemoving(false),
  });
  useErrorMessage(removing.error);
  return (
    <>
      <div className="min-w-0 flex flex-1 flex-wrap items-baseline gap-x-3">
        <b className="t-note break-words" lang={languageWritten(word)}>
          {word}
        </b>
        <span className="t-small c2">{takesEndings ? texts.anyEnding : texts.wholeWord}</span>
      </div>
      <IconButton name={texts.remove(word)} shape={Trash2} size="row" onClick={() => setRemoving(true)} />
      {isRemoving && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirmText={texts.removeSend}
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setRemoving(false)}
        >
          {texts.removeText(word)}
        </ConfirmDialog>
      )}
    </>
  );
}
