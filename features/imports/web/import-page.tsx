import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { queryClient } from "#engine/web/data/query-client.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { SellersOnly } from "#features/selling/web";
import { type ImportSummary, readRejectedRows } from "../contract.ts";
import { importQuery, isRunning } from "./api.ts";
import { ApplyButton, StopButton, UndoButton } from "./import-actions.tsx";
import { ImportRows } from "./import-rows.tsx";
import { ImportCounts, ImportTag, ImportThread } from "./import-strip.tsx";
import { SaveButton } from "./save-button.tsx";
import { useImportsTexts } from "./words.ts";

/** One import from its preview to its report and its undoing. */
export function ImportPage() {
  const { importId } = useParams({ from: "/app/sell/catalogue/import/$importId" });
  const found = useQuery(importQuery(Number(importId)));
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <Answer to={found}>{(of) => <OneImport of={of} />}</Answer>
      </SellersOnly>
    </PageBody>
  );
}

function OneImport({ of }: { readonly of: ImportSummary }) {
  useFreshProducts(of);
  return (
    <>
      <Card pad aria-label={of.fileName}>
        <div className="between">
          <h2 className="h2 min-w-0 break-all">
            <Written>{of.fileName}</Written>
          </h2>
          <ImportTag state={of.state} />
        </div>
        <p className="t-small c2">
          <DateText at={of.createdAt} as="time" />
        </p>
        {isRunning(of.state) ? <Running of={of} /> : <Outcome of={of} />}
      </Card>
      {!isRunning(of.state) && of.state !== "failed" && <ImportRows of={of} />}
    </>
  );
}

/** The lists of own products are read again when an import has come to an end before the person's eyes. */
function useFreshProducts({ state }: ImportSummary): void {
  const isAtRest = !isRunning(state);
  useEffect(() => {
    if (isAtRest) void queryClient.invalidateQueries({ queryKey: ["assortment"], refetchType: "none" });
  }, [isAtRest]);
}

function Running({ of }: { readonly of: ImportSummary }) {
  const texts = useImportsTexts();
  const { state } = of;
  const head = { checking: texts.checking, undoing: texts.undoing }[state as string] ?? texts.applying;
  return (
    <div className="stack-s mt-3">
      <div className="between">
        <p className="b">{head}</p>
        <p className="num">{texts.percent(of.percent)}</p>
      </div>
      <ImportThread of={of} />
      <div className="between">
        <p className="t-note c2">
          {state === "applying" && `${texts.doneOf(of.appliedRows, of.rowsToApply)}. `}
          {texts.mayLeave}
        </p>
        <StopButton of={of} />
      </div>
    </div>
  );
}

function Outcome({ of }: { readonly of: ImportSummary }) {
  const texts = useImportsTexts();
  const { state, importId } = of;
  if (state === "failed")
    return (
      <div className="stack-s mt-3">
        <Note job="trouble">{of.problem ?? texts.failed}</Note>
        <OtherFile />
      </div>
    );
  const toApply = of.newRows + of.changedRows;
  return (
    <div className="stack-s mt-2">
      <ImportCounts of={of} />
      {state === "checked" && <Note>{toApply > 0 ? texts.previewTitle : texts.nothingToDo}</Note>}
      {of.problem && <Note job="trouble">{of.problem}</Note>}
      {state === "stopped" && <Note>{texts.stoppedHint(of.appliedRows, of.rowsToApply)}</Note>}
      {state === "undo-stopped" && <Note>{texts.undoStoppedHint(of.undoneRows)}</Note>}
      {state === "undone" && <Note job="done">{texts.undoneHint(of.undoneRows, of.keptRows)}</Note>}
      <div className="flex flex-wrap gap-2">
        {state === "checked" && toApply > 0 && <ApplyButton of={of} text={texts.apply(toApply)} />}
        {state === "stopped" && <ApplyButton of={of} text={texts.goOn} />}
        {of.rejectedRows > 0 && (
          <SaveButton path={readRejectedRows.path.replace("{importId}", String(importId))}>
            {texts.downloadRejected}
          </SaveButton>
        )}
        {state === "checked" && <OtherFile />}
        {of.canUndo && <UndoButton of={of} />}
      </div>
    </div>
  );
}

function OtherFile() {
  return (
    <ButtonLink look="onpaper" to="/app/sell/catalogue/import">
      {useImportsTexts().otherFile}
    </ButtonLink>
  );
}
