import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useUnsentWords } from "#features/outbox/web";
import type { QuestionView } from "../../contract/shapes.ts";
import { questionQuery } from "../api.ts";
import { SimilarList } from "../similar-list.tsx";
import { useQuestionsTitles } from "../titles.ts";
import { useQuestionsTexts } from "../words.ts";
import { AnswerCard } from "./answer-card.tsx";
import { AnswerForm, UnsentAnswer } from "./lazy-forms.tsx";
import { answersSubject } from "./offline.ts";
import { QuestionCard } from "./question-card.tsx";

/** One question with its answers, and the form for another answer. */
export function QuestionPage() {
  const { questionId = "" } = useParams({ strict: false });
  const question = useQuery(questionQuery(questionId));
  return (
    <PageBody>
      <Answer to={question}>
        {(found) => <Asked key={found.questionId} question={found} answeredAt={question.dataUpdatedAt} />}
      </Answer>
    </PageBody>
  );
}

function Asked({ question, answeredAt }: { readonly question: QuestionView; readonly answeredAt: number }) {
  const texts = useQuestionsTexts();
  const { questionId, title, answers, answerCount } = question;
  const isClosed = title === null;
  const unsent = useUnsentWords(answersSubject(questionId), answeredAt);
  usePageTitle(title ?? undefined, useQuestionsTitles().question);
  return (
    <div className="cols two">
      <div className="stack">
        {isClosed ? <Note>{texts.closed}</Note> : <QuestionCard question={question} title={title} />}
        <SectionHead title={answerCount === 0 ? texts.noAnswers : texts.answerCount(answerCount)} />
        {answers.map((answer) => (
          <AnswerCard key={answer.answerId} answer={answer} question={question} />
        ))}
        {unsent.map((entry) => (
          <UnsentAnswer key={entry.id} entry={entry} />
        ))}
        {!isClosed && <AnswerForm questionId={questionId} />}
      </div>
      <SimilarList title={title ?? ""} not={questionId} heading={texts.similar} />
    </div>
  );
}
