import { useMutation } from "@tanstack/react-query";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import type { QuestionView } from "../../contract/shapes.ts";
import { takeQuestion } from "../api.ts";
import { useQuestionsTexts } from "../words.ts";

/** A press that changes something small about a question; `said` is told once the server has it. */
export function useMark(send: () => Promise<QuestionView>, said?: string) {
  const texts = useQuestionsTexts();
  const marking = useMutation({
    mutationFn: send,
    onSuccess: (view) => {
      takeQuestion(view);
      if (said !== undefined) showMessage(said);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return { mark: () => marking.mutate(), isMarking: marking.isPending };
}
