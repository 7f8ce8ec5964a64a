import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { carryOut, type ListedRequest } from "../../contract/privacy.ts";
import { askRequestsAgain } from "../api.ts";
import { usePrivacyTexts } from "../words.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";

/** One request: who, what, since when, by when; and what can be done with an erasure that waits. */
export function RequestCard({ of: request }: { readonly of: ListedRequest }) {
  const texts = usePrivacyTexts();
  const { person, kind, state, reason, hindrances, endedAt } = request;
  return (
    <Card pad className="stack-s">
      <p className="between">
        <b className="min-w-0 break-words">{person.firstName}</b>
        <Tag job={state === "done" || state === "ready" ? "done" : "know"}>{texts.stateOf(state)}</Tag>
      </p>
      {/* After an erasure the number is none any more. */}
      {/^[0-9]+$/.test(person.mobileNo) && <p className="num">{mobileText(person.mobileNo)}</p>}
      <p className="b">{texts.kindOf(kind)}</p>
      <p className="t-small c2">
        {texts.askedAt} <DateText at={request.askedAt} as="time" />
        {request.isAskedByStaff && ` · ${texts.byStaff}`}
      </p>
      <p className="t-small c2">
        {endedAt === null ? texts.dueAt : texts.endedAt} <DateText at={endedAt ?? request.dueAt} />
      </p>
      {reason !== null && <p>{reason}</p>}
      {hindrances.length > 0 && (
        <Note>
          {hindrances.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </Note>
      )}
      {kind === "erasure" && state === "waiting" && <Decide request={request} />}
    </Card>
  );
}

function Decide({ request }: { readonly request: ListedRequest }) {
  const { requestId, person, hindrances } = request;
  const texts = usePrivacyTexts();
  const [asked, setAsked] = useState<"carry-out" | "refuse" | null>(null);
  const close = () => setAsked(null);
  const carrying = useMutation({
    mutationFn: () => call(carryOut, { params: { requestId } }),
    onSuccess: () => showMessage(texts.carriedOut),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
    onSettled: async () => {
      close();
      await askRequestsAgain();
    },
  });
  return (
    <div className="beside">
      <Button look="onpaper" small onClick={() => setAsked("refuse")}>
        {texts.refuse}
      </Button>
      <Button look="danger" small disabled={hindrances.length > 0} onClick={() => setAsked("carry-out")}>
        {texts.carryOut}
      </Button>
      {asked === "carry-out" && (
        <ConfirmDialog
          title={texts.carryOutTitle}
          confirmText={texts.carryOut}
          busy={carrying.isPending}
          onClose={close}
          onConfirm={() => carrying.mutate()}
        >
          {texts.carryOutMore(person.firstName)}
        </ConfirmDialog>
      )}
      {asked === "refuse" && <RefuseDialog requestId={requestId} onClose={close} />}
    </div>
  );
}
