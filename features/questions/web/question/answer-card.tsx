import { BadgeCheck, CircleCheckBig, ThumbsUp } from "lucide-react";
import { Fragment, useState } from "react";
import type { NameText } from "#engine/contract/language.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { VoiceNote } from "#features/files/web";
import { agreeWithAnswer, deleteAnswer, markSolved, markUseful } from "../../contract/answers.ts";
import type { AnswerView, QuestionView } from "../../contract/shapes.ts";
import { AuthorHead } from "../author-line.tsx";
import { Photos, sizesOf } from "../photos.tsx";
import { useQuestionsTexts } from "../words.ts";
import { WrittenWords } from "../written-words.tsx";
import { Act } from "./act.tsx";
import { EditForm } from "./lazy-forms.tsx";
import { useMark } from "./use-mark.ts";
import { WordsMenu } from "./words-menu.tsx";

/** An answer with what this person may do about it. */
export function AnswerCard({
  answer,
  question,
}: {
  readonly answer: AnswerView;
  readonly question: QuestionView;
}) {
  const texts = useQuestionsTexts();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { answerId, isMine, solvedAt } = answer;
  const remove = useMark(() => call(deleteAnswer, { params: { answerId } }), texts.removed);
  if (isEditing) return <EditForm answer={answer} onEnd={() => setEditing(false)} />;
  return (
    <Card pad className={classes("stack-s", solvedAt !== null && "border-leaf")}>
      {solvedAt !== null && <Solved at={solvedAt} />}
      <div className="between">
        <AuthorHead author={answer.author} at={answer.answeredAt} />
        <WordsMenu
          isMine={isMine}
          isReported={answer.isReported}
          of={{ questionId: question.questionId, answerId }}
          onEdit={() => setEditing(true)}
          onDelete={() => setDeleting(true)}
        />
      </div>
      {answer.editedAt !== null && <p className="t-small c2">{texts.edited}</p>}
      <WrittenWords>{answer.words}</WrittenWords>
      <Photos photos={sizesOf(answer.photos)} />
      <VoiceNote name={answer.voice} />
      <Experts names={answer.agreedBy} />
      <Acts answer={answer} question={question} />
      {isDeleting && (
        <ConfirmDialog
          title={texts.removeAnswer}
          confirmText={texts.remove}
          busy={remove.isMarking}
          onConfirm={remove.mark}
          onClose={() => setDeleting(false)}
        >
          {texts.removeAnswerHint}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Above the answer that solved it. */
export function Solved({ at }: { readonly at?: number }) {
  const texts = useQuestionsTexts();
  return (
    <p className="beside rounded-control bg-leaf-soft p-2 font-bold text-leaf-ink">
      <Icon shape={CircleCheckBig} size="row" />
      {texts.thisSolvedIt}
      {at !== undefined && (
        <span className="t-small ml-auto font-normal">
          <DateText at={at} />
        </span>
      )}
    </p>
  );
}

/** The experts who agree, by name. */
export function Experts({ names }: { readonly names: readonly NameText[] }) {
  const texts = useQuestionsTexts();
  if (names.length === 0) return null;
  return (
    <p className="beside rounded-control bg-neeli-soft p-2 text-neeli-ink">
      <Icon shape={BadgeCheck} size="row" />
      <span>
        <b>{texts.expertAgrees}</b>:{" "}
        {names.map((name, at) => (
          <Fragment key={`${name.en} ${at}`}>
            {at > 0 && ", "}
            <Words of={name} />
          </Fragment>
        ))}
      </span>
    </p>
  );
}

function Acts({ answer, question }: { readonly answer: AnswerView; readonly question: QuestionView }) {
  const texts = useQuestionsTexts();
  const { answerId, isMine, isUseful, haveAgreed, solvedAt } = answer;
  const params = { answerId };
  const useful = useMark(() => call(markUseful, { params, body: { isOn: !isUseful } }));
  const solved = useMark(() => call(markSolved, { params, body: { isOn: solvedAt === null } }));
  const agree = useMark(() => call(agreeWithAnswer, { params, body: { isOn: !haveAgreed } }));
  return (
    <div className="flex flex-wrap gap-1">
      {isMine ? (
        answer.usefulCount > 0 && (
          <p className="t-small c2">
            {texts.useful} {answer.usefulCount}
          </p>
        )
      ) : (
        <Act
          shape={ThumbsUp}
          text={texts.useful}
          count={answer.usefulCount}
          isOn={isUseful}
          busy={useful.isMarking}
          onPress={useful.mark}
        />
      )}
      {question.isMine && question.title !== null && (
        <Act
          shape={CircleCheckBig}
          text={solvedAt === null ? texts.thisSolvedIt : texts.notSolved}
          busy={solved.isMarking}
          onPress={solved.mark}
        />
      )}
      {question.mayAgree && !isMine && (
        <Act
          shape={BadgeCheck}
          text={haveAgreed ? texts.disagree : texts.agree}
          busy={agree.isMarking}
          onPress={agree.mark}
        />
      )}
    </div>
  );
}
