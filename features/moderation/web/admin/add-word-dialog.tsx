import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { addWord, longestListed } from "../../contract/listed-words.ts";
import { changeWords } from "./admin.api.ts";
import { useWritingAdminTexts } from "./admin.texts.ts";
import { WordTrial } from "./word-trial.tsx";

/** Adds a word to the list; what was typed stays when it is refused. */
export function AddWordDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useWritingAdminTexts();
  const formId = useId();
  const [word, setWord] = useState("");
  const [found, setFound] = useState<"whole" | "endings">("whole");
  const [tried, setTried] = useState<string>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => changeWords(call(addWord, { body: { word, takesEndings: found === "endings" } })),
    onSuccess: () => {
      showMessage(texts.added);
      onClose();
    },
  });
  const refused = error instanceof ApiError ? error.fields["word"] : undefined;
  return (
    <FormDialog
      {...{ title: texts.addTitle, formId, cancelText: texts.cancel, submitText: texts.addSend, onClose }}
      busy={isPending}
    >
      <Form
        close
        id={formId}
        trouble={error && !refused ? (sentenceOf(error) ?? texts.notSent) : undefined}
        onSubmit={() => {
          if (!isPending) mutate();
        }}
      >
        <TextField
          label={texts.word}
          name="word"
          autoComplete="off"
          maxLength={longestListed}
          value={word}
          error={refused}
          onChange={({ target }) => {
            setWord(target.value);
            setTried(undefined);
          }}
        />
        <OptionRows
          label={texts.howFound}
          choices={[
            { value: "whole", text: texts.whole },
            { value: "endings", text: texts.endings },
          ]}
          value={found}
          onChoose={setFound}
        />
        <div>
          <Button look="second" disabled={word.trim().length < 3} onClick={() => setTried(word)}>
            {texts.tryIt}
          </Button>
        </div>
        {tried !== undefined && <WordTrial word={tried} takesEndings={found === "endings"} />}
      </Form>
    </FormDialog>
  );
}
