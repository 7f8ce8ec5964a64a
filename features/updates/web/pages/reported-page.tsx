import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { decideReports, type ReportedUpdate } from "../../contract/reports.ts";
import { reportedQuery } from "../api.ts";
import { AuthorLine } from "../author-line.tsx";
import { AllPictures } from "../card/pictures.tsx";
import { useUpdatesTexts } from "../words.ts";

/** What people have reported, for support: taken down or left. */
export function ReportedPage() {
  const texts = useUpdatesTexts();
  return (
    <PageBody className="stack upd-page">
      <ForRole who="support" title={texts.forSupport}>
        <ReportedList />
      </ForRole>
    </PageBody>
  );
}

function ReportedList() {
  const texts = useUpdatesTexts();
  const reported = useQuery(reportedQuery);
  return (
    <Answer
      to={reported}
      isEmpty={({ updates }) => updates.length === 0}
      empty={<EmptyState drawing={<LanternDrawing />} title={texts.nothingReported} />}
    >
      {({ updates }) => updates.map((update) => <Reported key={update.shareId} update={update} />)}
    </Answer>
  );
}

function Reported({ update }: { readonly update: ReportedUpdate }) {
  const texts = useUpdatesTexts();
  const { author, text, pictures, publishedAt, wordsBefore, reports } = update;
  return (
    <Card pad className="stack-s">
      <h2 className="t-note b">
        <AuthorLine author={author} />
      </h2>
      <p className="t-small c2">
        <DateText as="time" at={publishedAt} />
      </p>
      <ul className="t-note b text-chilli-ink">
        {reports.map(({ reason, words, reportedAt }) => (
          <li key={`${reportedAt} ${reason} ${words}`}>
            {texts[reason]}
            {words && <span lang={languageWritten(words)}>: {words}</span>}
          </li>
        ))}
      </ul>
      <p className="whitespace-pre-line wrap-anywhere" lang={languageWritten(text)}>
        {text}
      </p>
      <AllPictures keys={pictures} />
      {wordsBefore.map((words) => (
        <p key={words} className="t-note c2">
          {texts.wordsBefore}: <span lang={languageWritten(words)}>{words}</span>
        </p>
      ))}
      <Decision shareId={update.shareId} />
    </Card>
  );
}

function Decision({ shareId }: { readonly shareId: string }) {
  const texts = useUpdatesTexts();
  const [isAsked, setAsked] = useState(false);
  const deciding = useMutation({
    mutationFn: (isTakenDown: boolean) => call(decideReports, { params: { shareId }, body: { isTakenDown } }),
    onSuccess: () => showMessage(texts.decided),
    onSettled: () => {
      setAsked(false);
      return queryClient.invalidateQueries({ queryKey: reportedQuery.queryKey });
    },
  });
  useErrorMessage(deciding.error);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="second" busy={deciding.isPending} onClick={() => deciding.mutate(false)}>
        {texts.leave}
      </Button>
      <Button look="danger" onClick={() => setAsked(true)}>
        {texts.takeDown}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.takeDownTitle}
          confirmText={texts.takeDown}
          busy={deciding.isPending}
          onConfirm={() => deciding.mutate(true)}
          onClose={() => setAsked(false)}
        >
          {texts.takeDownText}
        </ConfirmDialog>
      )}
    </div>
  );
}
