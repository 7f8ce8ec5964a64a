import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { useCropChoice } from "#features/catalogue/web";
import { sortQuestion } from "../../contract/answers.ts";
import type { QuestionView } from "../../contract/shapes.ts";
import { takeQuestion } from "../api.ts";
import { useQuestionsTexts } from "../words.ts";

/** A guide says which crop the question is about. */
export function CropSheet({
  question: { questionId, crop: before },
  onClose,
}: {
  readonly question: Pick<QuestionView, "questionId" | "crop">;
  readonly onClose: () => void;
}) {
  const texts = useQuestionsTexts();
  const language = useLanguage();
  const [crop, setCrop] = useState(before ?? "");
  const crops = useCropChoice(before === null ? [] : [before]);
  const sending = useMutation({
    mutationFn: () => call(sortQuestion, { params: { questionId }, body: { crop } }),
    onSuccess: (view) => {
      takeQuestion(view);
      showMessage(texts.saved);
      onClose();
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return (
    <Sheet title={texts.changeCrop} onClose={onClose}>
      <div className="stack">
        <SelectField
          label={texts.crop}
          hint={texts.changeCropHint}
          name="crop"
          value={crop}
          options={[
            ...(before === null ? [{ value: "", text: texts.noCrop }] : []),
            ...crops.map(({ slug, title }) => ({ value: slug, text: wordsIn(language, title).text })),
          ]}
          onChange={({ target }) => setCrop(target.value)}
        />
        <Button
          wide
          disabled={crop === "" || crop === before}
          busy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {texts.save}
        </Button>
      </div>
    </Sheet>
  );
}
