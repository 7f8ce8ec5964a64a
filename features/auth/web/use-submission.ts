import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { ApiError, NetworkError } from "#engine/web/data/api-client.ts";
import { useSending } from "#engine/web/data/use-sending.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { Complaint } from "./checks.ts";
import { useAuthTexts } from "./words.ts";

type Complaints = Readonly<Record<string, Complaint | undefined>>;

/** One form: what is typed is checked, sent once, and what is wrong stands beside its field. */
export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly isSending: boolean;
  /** The sentence beside a field; gone as soon as it is no longer true of what is typed, or something else is sent. */
  errorOf(field: string): string | undefined;
  /** What went wrong apart from the fields. */
  readonly trouble: string | undefined;
}

interface Wish<Answer> {
  /** What is wrong with the typed fields; nothing is sent then. */
  readonly check: () => Complaints;
  readonly send: () => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Refusals that belong to a field, by their code. */
  readonly fieldOf?: Readonly<Record<string, string>>;
}

/** Sends a form of this feature. Typed text stays after any failure; the first refused field gets the focus. */
export function useSubmission<Answer>({ check, send, onDone, fieldOf = {} }: Wish<Answer>): Submission {
  const texts = useAuthTexts();
  const form = useRef<HTMLFormElement>(null);
  const [complaints, setComplaints] = useState<Complaints>({});
  const { start, forget, error, isSending } = useSending({ send, onDone });
  useForgetInOtherLanguage(forget);
  useFocusOnRefused(form, complaints, error);
  const refused = error instanceof ApiError ? error : undefined;
  const refusedField = refused && fieldOf[refused.code];
  useForgetWhenTyped(form, refusedField ? [refusedField] : Object.keys(refused?.fields ?? {}), forget);
  return {
    form,
    isSending,
    onSubmit(event) {
      event.preventDefault();
      if (isSending) return;
      const found = check();
      setComplaints(found);
      forget();
      if (Object.values(found).every((complaint) => complaint === undefined)) start();
    },
    errorOf(field) {
      const complaint = complaints[field] && check()[field];
      if (complaint) return texts[complaint];
      return refusedField === field ? refused?.info : refused?.fields[field];
    },
    trouble: error && !refusedField ? troubleOf(error, texts) : undefined,
  };
}

function troubleOf(error: Error, texts: ReturnType<typeof useAuthTexts>): string {
  if (error instanceof NetworkError) return texts.offline;
  return error instanceof ApiError && error.info !== "" ? error.info : texts.trouble;
}

/** The server's sentences are in the language they were asked in. */
function useForgetInOtherLanguage(reset: () => void): void {
  const language = useLanguage();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    reset();
  }, [language, reset]);
}

/** What the server refused is another thing once it is typed over. */
function useForgetWhenTyped(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
  forget: () => void,
): void {
  const names = fields.join();
  useEffect(() => {
    if (names === "") return;
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && names.split(",").includes(target.name)) forget();
    };
    const node = form.current;
    node?.addEventListener("input", onInput);
    return () => node?.removeEventListener("input", onInput);
  }, [form, names, forget]);
}

function useFocusOnRefused(
  form: RefObject<HTMLFormElement | null>,
  complaints: Complaints,
  error: Error | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when something new was refused
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, complaints, error]);
}
