import { useMutation, useQuery } from "@tanstack/react-query";
import { Card } from "#engine/web/ui/card.tsx";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { consentQuery, saveConsent } from "./api.ts";
import { useAnalyticsTexts } from "./words.ts";

/** Where a person allows the data layer, or takes it back with one touch. Nothing is chosen for him. */
export function ConsentCard() {
  const texts = useAnalyticsTexts();
  const { data } = useQuery(consentQuery);
  const choice = useMutation({
    mutationFn: saveConsent,
    onSuccess: () => showMessage(texts.saved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  const isGiven = choice.isPending ? choice.variables : data?.isGiven;
  return (
    <Card pad className="stack-s" aria-label={texts.title}>
      <h2 className="t-note b">{texts.title}</h2>
      <p className="t-note">{texts.what}</p>
      <p className="t-small c2">{texts.back}</p>
      <RadioSegments
        label={texts.choice}
        value={isGiven === true ? "yes" : isGiven === false ? "no" : undefined}
        onChoose={(value) => choice.mutate(value === "yes")}
        choices={[
          { value: "yes", text: texts.allow },
          { value: "no", text: texts.refuse },
        ]}
      />
    </Card>
  );
}
