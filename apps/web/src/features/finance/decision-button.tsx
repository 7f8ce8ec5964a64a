import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "#lib/api-client";
import { sentenceOf } from "#ui/answer";
import { Button, type ButtonLook } from "#ui/button";
import { Dialog } from "#ui/dialog";
import { Note } from "#ui/note";
import { showMessage } from "#ui/snackbar";
import { TextField } from "#ui/text-field";
import { readAgain } from "./finance.api.ts";
import { useFinanceTexts } from "./finance.texts.ts";

/** What a decision asks for: one line under the name by which the server refuses it. */
export interface AskedLine {
  readonly name: string;
  readonly label: string;
}

interface Decision {
  /** What the button reads, and for those who hear it what it is about. */
  readonly text: string;
  readonly about: string;
  readonly title: string;
  readonly look?: ButtonLook;
  readonly asks?: AskedLine;
  /** Sends the decision with what was typed. */
  readonly send: (typed: string) => Promise<unknown>;
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

function DecisionDialog({
  text,
  title,
  about,
  asks,
  send,
  onClose,
}: Decision & { readonly onClose: () => void }) {
  const texts = useFinanceTexts();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const decide = useMutation({
    networkMode: "always",
    mutationFn: () => send(typed.trim()),
    onSuccess: async () => {
      showMessage(texts.done);
      onClose();
      await readAgain();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!decide.isPending) decide.mutate();
  };
  const { error } = decide;
  const beside = asks && error instanceof ApiError ? error.fields[asks.name] : undefined;
  return (
    <Dialog
      title={title}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button look="onpaper" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={decide.isPending}>
            {text}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack-s" noValidate onSubmit={submit}>
        <p className="t-note">{about}</p>
        {error && !beside && <Note job="trouble">{sentenceOf(error) ?? texts.noConnection}</Note>}
        {asks ? (
          <TextField
            label={asks.label}
            name={asks.name}
            error={beside}
            value={typed}
            maxLength={asks.name === "reference" ? 40 : 300}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : (
          <p className="t-small c2">{texts.sure}</p>
        )}
      </form>
    </Dialog>
  );
}
