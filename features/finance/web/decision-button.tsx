import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Button, type ButtonLook } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { moneyParts } from "#engine/web/words/money.ts";
import { readAgain } from "./api.ts";
import { useFinanceTexts } from "./words.ts";

/** What a decision asks for under the name by which the server refuses it: a line, or one of these choices. */
export interface AskedLine {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  /** A sum of money, typed in rupees: this much stands in the line at first; null: nothing does. */
  readonly startInPaise?: number | null;
  /** A day, chosen from the calendar. */
  readonly isDay?: boolean;
  /** What is to be known of it, or follows of what is typed. */
  readonly hint?: string | ((typed: string) => string | undefined);
}
/** What was typed or chosen, by name. */
export type Typed = Readonly<Record<string, string>>;

interface Decision {
  /** What the button reads, and for those who hear it what it is about. */
  readonly text: string;
  readonly about: string;
  readonly title: string;
  /** What has to be at hand to decide. */
  readonly facts?: ReactNode;
  /** What follows and who hears of it, where that says more than that it cannot be undone. */
  readonly follows?: string;
  /** What the button that sends it reads, where `text` would be too long beside the other one. */
  readonly submitText?: string;
  readonly look?: ButtonLook;
  readonly asks?: readonly AskedLine[];
  /** Sends the decision with what was typed. */
  readonly send: (typed: Typed) => Promise<unknown>;
}

/** A button that asks before it sends a decision; every list is read again afterwards. */
export function DecisionButton(decision: Decision) {
  const [isAsked, setAsked] = useState(false);
  const { text, about, look = "second" } = decision;
  return (
    <>
      <Button small look={look} aria-label={`${text}: ${about}`} onClick={() => setAsked(true)}>
        {text}
      </Button>
      {isAsked && <DecisionDialog {...decision} onClose={() => setAsked(false)} />}
    </>
  );
}

/** What stands in a line at first. */
function startOf({ options, startInPaise }: AskedLine): string {
  if (startInPaise === undefined) return options?.[0]?.value ?? "";
  if (startInPaise === null) return "";
  const { rupees, paise } = moneyParts(startInPaise);
  return `${rupees}.${paise}`;
}

/** Asks before it sends a decision; what is typed stays when it is refused. */
export function DecisionDialog({
  text,
  title,
  submitText = text,
  about,
  facts,
  follows,
  asks = [],
  send,
  onClose,
}: Decision & { readonly onClose: () => void }) {
  const texts = useFinanceTexts();
  const formId = useId();
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(asks.map((line) => [line.name, startOf(line)])),
  );
  const put = (name: string, value: string) => setTyped((now) => ({ ...now, [name]: value }));
  const decide = useMutation({
    mutationFn: () => send(typed),
    onSuccess: async () => {
      showMessage(texts.done);
      onClose();
      await readAgain();
    },
    // What was seen may have moved on: the lists and this question show how it stands.
    onError: (error) => {
      if (error instanceof ApiError) void readAgain();
    },
  });
  const { error } = decide;
  const fields = error instanceof ApiError ? error.fields : {};
  const isBeside = asks.some(({ name }) => fields[name] !== undefined);
  return (
    <FormDialog {...{ title, formId, onClose, cancelText: texts.cancel, submitText, busy: decide.isPending }}>
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!decide.isPending) decide.mutate();
        }}
      >
        <p className="t-note">{about}</p>
        {facts}
        {asks.map(({ name, label, options, hint, startInPaise, isDay }) =>
          options ? (
            <SelectField
              key={name}
              {...{ name, label, options, error: fields[name], value: typed[name] }}
              onChange={({ target }) => put(name, target.value)}
            />
          ) : (
            <TextField
              key={name}
              {...{ name, label, error: fields[name], value: typed[name] }}
              hint={typeof hint === "function" ? hint(typed[name] ?? "") : hint}
              {...(isDay && { type: "date" })}
              {...(startInPaise !== undefined && { before: "₹", inputMode: "decimal" })}
              maxLength={name === "reference" ? 40 : 300}
              autoComplete="off"
              onChange={({ target }) => put(name, target.value)}
            />
          ),
        )}
        {asks.length === 0 && <p className="t-small c2">{follows ?? texts.sure}</p>}
      </Form>
    </FormDialog>
  );
}
