import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { saveFile } from "#engine/web/data/save-file.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { ViewerChoice } from "#features/people/web";
import { type OwnPrivacy, readExport, takeBackErasure } from "../contract/privacy.ts";
import { ownQuery, takeOwn } from "./api.ts";
import { ProveDialog } from "./prove-dialog.tsx";
import { usePrivacyTexts } from "./words.ts";

/** A copy of all that is kept of the person, and the way out. */
export function YourDataPage() {
  const own = useQuery(ownQuery);
  return (
    <PageBody className="cols even">
      <Answer to={own}>
        {(known) => (
          <>
            <ViewerChoice />
            <CopyCard own={known} />
            <EraseCard own={known} />
          </>
        )}
      </Answer>
    </PageBody>
  );
}

function CopyCard({ own: { export: copy } }: { readonly own: OwnPrivacy }) {
  const texts = usePrivacyTexts();
  const [isProving, setProving] = useState(false);
  const isReady = copy?.state === "ready" && copy.keptUntil !== null;
  const saving = useMutation({
    mutationFn: () => saveFile(readExport.path),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
  });
  return (
    <Card pad className="stack-s">
      <h2 className="h2">{texts.copy}</h2>
      <p>{texts.copyWhat}</p>
      {copy?.state === "under-way" && <Note>{texts.making}</Note>}
      {isReady && (
        <>
          <Note job="done">
            {texts.readyUntil} <DateText at={copy.keptUntil ?? 0} as="time" />
          </Note>
          <Button wide busy={saving.isPending} onClick={() => saving.mutate()}>
            {texts.download}
          </Button>
        </>
      )}
      {copy?.state !== "under-way" && (
        <Button wide look="second" onClick={() => setProving(true)}>
          {isReady ? texts.askNewCopy : texts.askCopy}
        </Button>
      )}
      {isProving && <ProveDialog what="export" onClose={() => setProving(false)} />}
    </Card>
  );
}

function EraseCard({ own: { erasure, hindrances } }: { readonly own: OwnPrivacy }) {
  const texts = usePrivacyTexts();
  const [isProving, setProving] = useState(false);
  const isOpen = erasure?.state === "waiting" || erasure?.state === "under-way";
  return (
    <Card pad className="stack-s">
      <h2 className="h2">{texts.erase}</h2>
      <p>{texts.eraseWhat}</p>
      {erasure?.state === "waiting" && <Waiting carryOutAt={erasure.carryOutAt} />}
      {erasure?.state === "under-way" && <Note>{texts.eraseGoesOn}</Note>}
      {erasure?.state === "refused" && (
        <Note>
          {texts.eraseRefused} {erasure.reason}
        </Note>
      )}
      {hindrances.length > 0 && (
        <Note>
          <p>{texts.hindered}</p>
          <ul className="list-disc pl-5">
            {hindrances.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Note>
      )}
      {!isOpen && hindrances.length === 0 && (
        <Button wide look="danger" onClick={() => setProving(true)}>
          {texts.askErase}
        </Button>
      )}
      {isProving && <ProveDialog what="erasure" onClose={() => setProving(false)} />}
    </Card>
  );
}

function Waiting({ carryOutAt }: { readonly carryOutAt: number }) {
  const texts = usePrivacyTexts();
  const takingBack = useMutation({
    mutationFn: () => call(takeBackErasure, {}),
    onSuccess: (own) => {
      takeOwn(own);
      showMessage(texts.takenBack);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
  });
  return (
    <>
      <Note job="trouble">
        {texts.eraseWaits} <DateText at={carryOutAt} as="time" />. {texts.eraseWaitsMore}
      </Note>
      <Button wide busy={takingBack.isPending} onClick={() => takingBack.mutate()}>
        {texts.takeBack}
      </Button>
    </>
  );
}
