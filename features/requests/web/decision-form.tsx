import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { RadioSegments, TickBox } from "#engine/web/ui/form/choices.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { OrderRequest, RequestDecision } from "#features/orders/contract/order-requests.ts";
import { useDecisionTexts } from "./decision.texts.ts";
import { packsText } from "./packs-text.ts";

interface Choice {
  readonly answer?: "yes" | "no";
  readonly isSellable: boolean;
}

/** Accepts or refuses what a buyer asked for, line by line; refusing asks why. It is confirmed before it is sent. */
export function DecisionForm({
  request,
  send,
}: {
  readonly request: OrderRequest;
  readonly send: (decision: RequestDecision) => Promise<unknown>;
}) {
  const texts = useDecisionTexts();
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const choiceOf = (listingId: number): Choice => choices[listingId] ?? { isSellable: true };
  const lines = request.lines.map(({ listingId }) => {
    const { answer, isSellable } = choiceOf(listingId);
    return { listingId, isAccepted: answer === "yes", isSellable };
  });
  const isComplete = request.lines.every(({ listingId }) => choiceOf(listingId).answer !== undefined);
  const refuses = isComplete && lines.some(({ isAccepted }) => !isAccepted);
  const said = reason.trim();
  const decide = useMutation({
    mutationFn: () => send({ requestId: request.requestId, lines, ...(refuses && { reason: said }) }),
    onSettled: () => setAsked(false),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isComplete && !(refuses && said.length < 3)) setAsked(true);
  };
  const { error } = decide;
  const refused = error instanceof ApiError ? error.fields["reason"] : undefined;
  return (
    <form className="stack-s" noValidate onSubmit={submit}>
      {error && !refused && <Note job="trouble">{sentenceOf(error) ?? texts.noConnection}</Note>}
      {request.lines.map((line) => (
        <LineChoice
          key={line.listingId}
          line={line}
          choice={choiceOf(line.listingId)}
          comesBack={request.kind === "return"}
          onChange={(choice) => setChoices({ ...choices, [line.listingId]: choice })}
        />
      ))}
      {refuses && (
        <TextField
          label={texts.whyRefused}
          hint={texts.whyHint}
          name="reason"
          value={reason}
          maxLength={300}
          autoComplete="off"
          error={isTried && said.length < 3 ? texts.whyMissing : refused}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {isTried && !isComplete && <Note job="trouble">{texts.undecided}</Note>}
      <Button type="submit" wide>
        {texts.decide}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.sureTitle}
          confirmText={texts.send}
          confirmLook="main"
          busy={decide.isPending}
          onConfirm={() => decide.mutate()}
          onClose={() => setAsked(false)}
        >
          {refuses ? texts.sureRefused : texts.sureAccepted}
        </ConfirmDialog>
      )}
    </form>
  );
}

function LineChoice({
  line,
  choice,
  comesBack,
  onChange,
}: {
  readonly line: OrderRequest["lines"][number];
  readonly choice: Choice;
  readonly comesBack: boolean;
  readonly onChange: (choice: Choice) => void;
}) {
  const texts = useDecisionTexts();
  const language = useLanguage();
  const { text } = wordsIn(language, line.title);
  return (
    <div className="stack-s">
      <RadioSegments
        label={`${text}, ${packsText(line, texts.packs(line.quantity), language)}`}
        showsLabel
        value={choice.answer}
        onChoose={(answer) => onChange({ ...choice, answer })}
        choices={[
          { value: "yes", text: texts.accept },
          { value: "no", text: texts.refuse },
        ]}
      />
      {comesBack && choice.answer === "yes" && (
        <TickBox checked={choice.isSellable} onChange={(isSellable) => onChange({ ...choice, isSellable })}>
          {texts.isSellable}
        </TickBox>
      )}
    </div>
  );
}
