import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { VoiceNote } from "#features/files/web";
import { decideChatReport, type ReportedChat } from "../../contract/desk.ts";
import { askChatsAgain } from "../api.ts";
import { useChatsTexts } from "../words.ts";
import { reportsQuery } from "./desk.api.ts";
import { useDeskTexts } from "./desk.texts.ts";

/** Chats that somebody has reported, for support: closed or left. */
export function ChatReports() {
  const texts = useDeskTexts();
  return (
    <Answer
      to={useQuery(reportsQuery)}
      isEmpty={({ reports }) => reports.length === 0}
      empty={<EmptyState drawing={<LanternDrawing />} title={texts.nothingReported} />}
    >
      {({ reports }) => reports.map((report) => <Report key={report.reportId} report={report} />)}
    </Answer>
  );
}

function Report({ report }: { readonly report: ReportedChat }) {
  const texts = useDeskTexts();
  const chats = useChatsTexts();
  const language = useLanguage();
  const { reportId, reporter, reported, reason, words, reportedAt, messages } = report;
  const deciding = useMutation({
    mutationFn: (isClosed: boolean) => call(decideChatReport, { params: { reportId }, body: { isClosed } }),
    onSuccess: () => showMessage(texts.decided),
    onSettled: askChatsAgain,
  });
  useErrorMessage(deciding.error);
  const nameOf = (isReported: boolean): string =>
    wordsIn(language, (isReported ? reported : reporter).name).text;
  return (
    <Card pad className="stack-s">
      <h2 className="t-note b">{texts.reportOf(nameOf(false), nameOf(true))}</h2>
      <p className="t-note text-chilli-ink">{chats[reason]}</p>
      {words && <p className="t-note">{words}</p>}
      <p className="t-small c2">{formatDateTime(reportedAt, language)}</p>
      <ul className="stack-s">
        {messages.map(({ isFromReported, text, pictureCount, voice, sentAt }) => (
          <li key={sentAt + nameOf(isFromReported) + (text ?? "")} className="t-note break-words">
            <b>{nameOf(isFromReported)}:</b>{" "}
            <span lang={languageWritten(text ?? "")}>{text ?? texts.gone}</span>
            {pictureCount > 0 && ` (${texts.photos(pictureCount)})`}
            <VoiceNote name={voice} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" small busy={deciding.isPending} onClick={() => deciding.mutate(true)}>
          {texts.closeChat}
        </Button>
        <Button look="second" small busy={deciding.isPending} onClick={() => deciding.mutate(false)}>
          {texts.leave}
        </Button>
      </div>
    </Card>
  );
}
