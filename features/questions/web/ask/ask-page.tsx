import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { questionQuery } from "../api.ts";
import { SimilarList } from "../similar-list.tsx";
import { useQuestionsTexts } from "../words.ts";
import { QuestionForm } from "./question-form.tsx";
import { useRested } from "./use-rested.ts";

/** Asking a question, with similar ones beside what is typed; or changing an own one. */
export function AskPage() {
  const { change } = useSearch({ strict: false });
  return change === undefined ? <Asking /> : <Changing questionId={change} />;
}

function Asking() {
  const texts = useQuestionsTexts();
  const open = useOpening();
  const [title, setTitle] = useState("");
  return (
    <PageBody>
      <div className="cols two">
        <QuestionForm onTitle={setTitle} onSent={open} />
        <SimilarList title={useRested(title.trim())} heading={texts.similarFirst} />
      </div>
    </PageBody>
  );
}

function Changing({ questionId }: { readonly questionId: string }) {
  const question = useQuery(questionQuery(questionId));
  const open = useOpening();
  return (
    <PageBody>
      <Answer to={question}>
        {(found) => <QuestionForm key={found.questionId} question={found} onSent={open} />}
      </Answer>
    </PageBody>
  );
}

function useOpening(): (sent: { readonly questionId: string }) => void {
  const navigate = useNavigate();
  return ({ questionId }) =>
    void navigate({ to: "/app/social/qa/$questionId", params: { questionId }, replace: true });
}
