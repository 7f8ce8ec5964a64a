import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { saveDraft, sendApplication } from "../../contract/applications.ts";
import type { ApplicationFacts, FactName } from "../../contract/facts.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import { takeOwn } from "../api.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { type FaultTexts, faultsIn, firstWithFault, type StepName, stepsOf } from "./steps.ts";

/** The form of an application, by its id in the page. */
export const formId = "application";

/** The application that somebody is filling in: the server keeps it step by step and says what is wrong. */
export function useDraft(kind: ApplicationKind, beginning: ApplicationFacts, stored: ApplicationFacts) {
  const texts = useApplyTexts();
  const [facts, setFacts] = useState(beginning);
  const [step, setStep] = useState<StepName>(stepsOf[kind][0] ?? "check");
  const [faults, setFaults] = useState<FaultTexts>({});
  const showFirstFault = useFirstFault();
  const { save, isKept } = useSaves(kind, beginning, stored);
  const uploads = useUploads();
  const show = (to: StepName, wrong: FaultTexts): void => {
    setFaults(wrong);
    setStep(to);
    if (Object.keys(wrong).length > 0) showFirstFault();
    else document.documentElement.scrollTo({ top: 0 });
  };
  const going = useMutation({
    mutationFn: async ({ to }: { readonly to: StepName; readonly isForward: boolean }) => ({
      ...{ to, wrong: faultsIn(step, await save(facts)) },
    }),
    onSuccess: ({ to, wrong }, { isForward }) => {
      if (isForward && Object.keys(wrong).length > 0) show(step, wrong);
      else show(to, {});
    },
  });
  const sending = useMutation({
    mutationFn: async () => {
      await save(facts);
      return call(sendApplication, { params: { kind } });
    },
    onSuccess: (application) => {
      takeOwn(application);
      document.documentElement.scrollTo({ top: 0 });
      showMessage(texts.sent);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const at = firstWithFault(kind, error.fields);
      if (at) show(at, faultsIn(at, error.fields));
    },
  });
  const put = (change: Partial<ApplicationFacts>): void => {
    setFacts((before) => ({ ...before, ...change }));
    setFaults((before) => {
      const rest = Object.entries(before).filter(([fact]) => !Object.hasOwn(change, fact));
      return Object.fromEntries(rest);
    });
  };
  const error = going.error ?? sending.error;
  const isAtField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return {
    ...{ facts, step, faults, put },
    /** Also while a photo is on its way: a step that is left then would lose it. */
    isBusy: going.isPending || sending.isPending || uploads.isAny,
    tellUpload: uploads.tell,
    trouble: error && !isAtField ? (sentenceOf(error) ?? texts.notSaved) : undefined,
    go: (to: StepName, isForward: boolean) => {
      sending.reset();
      going.mutate({ to, isForward });
    },
    send: () => {
      going.reset();
      sending.mutate();
    },
    /** Keeps what was typed as soon as a field is left; a lost connection is told when a step ends. */
    saveQuietly: () => {
      if (!isKept(facts) && !going.isPending && !sending.isPending) void save(facts).catch(() => {});
    },
  };
}

/** Saves what was typed at the server; answers what is wrong with it. */
function useSaves(kind: ApplicationKind, beginning: ApplicationFacts, stored: ApplicationFacts) {
  // Saves go out one after another: of two at the same moment the earlier must not win.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const kept = useRef(beginning);
  const atServer = useRef(stored);
  return {
    isKept: (facts: ApplicationFacts): boolean => kept.current === facts,
    async save(wish: ApplicationFacts): Promise<FaultTexts> {
      const saved = line.current
        .catch(() => {})
        .then(() => {
          const body = { ...wish, changed: changedFacts(atServer.current, wish) };
          return call(saveDraft, { params: { kind }, body });
        });
      line.current = saved;
      const answer = await saved;
      kept.current = wish;
      atServer.current = wish;
      takeOwn(answer.application);
      return answer.faults;
    },
  };
}

/** The photos that are on their way. */
function useUploads() {
  const [facts, setFacts] = useState<readonly FactName[]>([]);
  return {
    isAny: facts.length > 0,
    tell: (fact: FactName, isUploading: boolean): void =>
      setFacts((now) => [...now.filter((each) => each !== fact), ...(isUploading ? [fact] : [])]),
  };
}

/** What was typed since it was kept: only this is written over what another phone may have kept meanwhile. */
function changedFacts(kept: ApplicationFacts, wish: ApplicationFacts): FactName[] {
  return (Object.keys(wish) as FactName[]).filter((name) => wish[name] !== kept[name]);
}

/** Brings the first wrong field into sight, clear of the dock, once the faults are drawn. */
function useFirstFault(): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const field = document.querySelector<HTMLElement>(`#${formId} [aria-invalid="true"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [refusals]);
  return () => setRefusals((count) => count + 1);
}

export type Draft = ReturnType<typeof useDraft>;
