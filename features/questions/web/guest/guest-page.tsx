import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { loadSession, mayBeSignedIn, useSession } from "#engine/web/data/session.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card, SectionHead } from "#engine/web/ui/card.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { GuestVoice } from "#features/files/web";
import type { GuestAnswer, GuestQuestion } from "../../contract/guests.ts";
import { guestQuery } from "../api.ts";
import { AuthorHead } from "../author-line.tsx";
import { useCropText } from "../crop-text.ts";
import { Photos } from "../photos.tsx";
import { Experts, Solved } from "../question/answer-card.tsx";
import { useQuestionsTitles } from "../titles.ts";
import { useQuestionsTexts } from "../words.ts";
import { WrittenWords } from "../written-words.tsx";

/** A shared question with its answers, to be read by anybody. */
export function GuestPage() {
  const { questionId = "" } = useParams({ strict: false });
  const question = useQuery(guestQuery(questionId));
  // The page needs no session; who has one gets the menus.
  useEffect(() => {
    if (mayBeSignedIn()) loadSession().catch(() => {});
  }, []);
  return (
    <PageBody className="stack max-w-[760px]">
      <Answer to={question}>{(found) => <Shared question={found} />}</Answer>
    </PageBody>
  );
}

function Shared({ question }: { readonly question: GuestQuestion }) {
  const texts = useQuestionsTexts();
  const about = useCropText(question.cropTitle, question.stage);
  // On phones the header of guests names the product.
  const isSignedIn = useSession() !== null;
  const { questionId, title, answers, answerCount } = question;
  usePageTitle(title, useQuestionsTitles().question);
  return (
    <>
      {!isSignedIn && <h1 className="sr only-m">{texts.shared}</h1>}
      <Card pad className="stack-s">
        <AuthorHead author={{ name: question.authorName }} at={question.askedAt} />
        <h2 className="t-title break-words" lang={languageWritten(title)}>
          {title}
        </h2>
        <WrittenWords>{question.words}</WrittenWords>
        <GuestPhotos urls={question.photoUrls} />
        <GuestVoice voice={question.voice} />
        {about !== "" && <p className="t-note b">{about}</p>}
      </Card>
      <SectionHead title={answerCount === 0 ? texts.noAnswerYet : texts.answerCount(answerCount)} />
      {answers.map((answer) => (
        <SharedAnswer key={answer.answerId} answer={answer} />
      ))}
      <ButtonLink to="/app/social/qa/$questionId" params={{ questionId }} className="justify-self-start">
        {texts.inApp}
      </ButtonLink>
    </>
  );
}

function SharedAnswer({ answer }: { readonly answer: GuestAnswer }) {
  const texts = useQuestionsTexts();
  return (
    <Card pad className={classes("stack-s", answer.isSolution && "border-leaf")}>
      {answer.isSolution && <Solved />}
      <AuthorHead author={{ name: answer.authorName }} at={answer.answeredAt} />
      <WrittenWords>{answer.words}</WrittenWords>
      <GuestPhotos urls={answer.photoUrls} />
      <GuestVoice voice={answer.voice} />
      <Experts names={answer.agreedBy} />
      {answer.usefulCount > 0 && (
        <p className="t-small c2">
          {texts.useful} {answer.usefulCount}
        </p>
      )}
    </Card>
  );
}

function GuestPhotos({ urls }: { readonly urls: readonly string[] }) {
  return <Photos photos={urls.map((url) => ({ small: url, large: url }))} />;
}
