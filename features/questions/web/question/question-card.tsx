import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Bell, MessageCircle, Share2, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { shareLink } from "#engine/web/browser/share-link.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { currentLanguage } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { useCropTitles } from "#features/catalogue/web";
import { VoiceNote } from "#features/files/web";
import { followQuestion, markMeToo } from "../../contract/answers.ts";
import { sharedQuestionPath } from "../../contract/guests.ts";
import type { QuestionView } from "../../contract/shapes.ts";
import { deleteQuestion } from "../../contract.ts";
import { forgetQuestion } from "../api.ts";
import { AuthorHead } from "../author-line.tsx";
import { useCropText } from "../crop-text.ts";
import { Photos, sizesOf } from "../photos.tsx";
import { useQuestionsTexts } from "../words.ts";
import { WrittenWords } from "../written-words.tsx";
import { Act } from "./act.tsx";
import { answerFieldId } from "./answer-field.ts";
import { CropSheet } from "./lazy-forms.tsx";
import { useMark } from "./use-mark.ts";
import { WordsMenu } from "./words-menu.tsx";

/** What was asked, with what everybody may do about it. */
export function QuestionCard({
  question,
  title,
}: {
  readonly question: QuestionView;
  readonly title: string;
}) {
  const texts = useQuestionsTexts();
  const about = useCropText(useCropTitles()(question.crop), question.stage);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { questionId, isMine, isMeToo, isFollowed } = question;
  const params = { questionId };
  const meToo = useMark(() => call(markMeToo, { params, body: { isOn: !isMeToo } }));
  const follow = useMark(() => call(followQuestion, { params, body: { isOn: !isFollowed } }));
  const isSolved = question.answers.some(({ solvedAt }) => solvedAt !== null);
  return (
    <Card pad className="stack-s">
      <div className="between">
        <AuthorHead author={question.author} at={question.askedAt} />
        <WordsMenu
          isMine={isMine}
          isReported={question.isReported}
          of={{ questionId, answerId: null }}
          onEdit={() => void navigate({ to: "/app/social/qa/ask", search: { change: questionId } })}
          onDelete={() => setDeleting(true)}
        />
      </div>
      <h2 className="t-title break-words" lang={languageWritten(title)}>
        {title}
      </h2>
      {(isSolved || question.editedAt !== null) && (
        <p className="beside t-small c2">
          {isSolved && <Tag job="done">{texts.solved}</Tag>}
          {question.editedAt !== null && texts.edited}
        </p>
      )}
      <WrittenWords>{question.words}</WrittenWords>
      <Photos photos={sizesOf(question.photos)} />
      <VoiceNote name={question.voice} />
      {about !== "" && <p className="t-note b">{about}</p>}
      {question.maySort && !isMine && <ChangeCrop question={question} />}
      <div className="flex flex-wrap gap-1">
        {isMine ? (
          question.meTooCount > 0 && (
            <p className="t-note c2 self-center">{texts.meTooCount(question.meTooCount)}</p>
          )
        ) : (
          <Act
            shape={ThumbsUp}
            text={texts.meToo}
            count={question.meTooCount}
            isOn={isMeToo}
            busy={meToo.isMarking}
            onPress={meToo.mark}
          />
        )}
        <Act
          shape={MessageCircle}
          text={texts.answer}
          onPress={() => document.getElementById(answerFieldId)?.querySelector("textarea")?.focus()}
        />
        <Act
          shape={Share2}
          text={texts.share}
          onPress={() =>
            void shareLink(
              { title, url: location.origin + sharedQuestionPath(questionId, currentLanguage()) },
              { linkCopied: texts.linkCopied, linkToCopy: texts.linkToCopy },
            )
          }
        />
        <Act
          shape={Bell}
          text={isFollowed ? texts.followed : texts.follow}
          isOn={isFollowed}
          busy={follow.isMarking}
          onPress={follow.mark}
        />
      </div>
      {isDeleting && <DeleteDialog questionId={questionId} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

/** Of guides: says which crop another's question is about. */
function ChangeCrop({ question }: { readonly question: QuestionView }) {
  const texts = useQuestionsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" small className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.changeCrop}
      </Button>
      {isOpen && <CropSheet question={question} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({
  questionId,
  onClose,
}: {
  readonly questionId: string;
  readonly onClose: () => void;
}) {
  const texts = useQuestionsTexts();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: () => call(deleteQuestion, { params: { questionId } }),
    onSuccess: async () => {
      showMessage(texts.removed);
      await navigate({ to: "/app/home/qa", search: {}, replace: true });
      forgetQuestion(questionId);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return (
    <ConfirmDialog
      title={texts.removeQuestion}
      confirmText={texts.remove}
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {texts.removeQuestionHint}
    </ConfirmDialog>
  );
}
