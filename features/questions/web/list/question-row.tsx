import { Link } from "@tanstack/react-router";
import { Tag } from "#engine/web/ui/tag.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { useCropTitles } from "#features/catalogue/web";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import type { QuestionCard } from "../../contract/shapes.ts";
import { AuthorLine } from "../author-line.tsx";
import { useCropText } from "../crop-text.ts";
import { useQuestionsTexts } from "../words.ts";

/** A question of a list: what is asked, by whom, and what has come of it. */
export function QuestionRow({ question }: { readonly question: QuestionCard }) {
  const texts = useQuestionsTexts();
  const about = useCropText(useCropTitles()(question.crop), question.stage);
  const { questionId, title, photo, answerCount, meTooCount } = question;
  return (
    <article className="card pad flex gap-3">
      <div className="stack-s min-w-0 flex-1">
        <h2 className="t-note b break-words" lang={languageWritten(title)}>
          <Link to="/app/social/qa/$questionId" params={{ questionId }} className="link">
            {title}
          </Link>
        </h2>
        <AuthorLine author={question.author} at={question.askedAt} />
        {about !== "" && <p className="t-small c2">{about}</p>}
        <p className="t-small flex flex-wrap items-center gap-x-3 gap-y-1">
          {question.isSolved && <Tag job="done">{texts.solved}</Tag>}
          <span>{answerCount === 0 ? texts.noAnswerYet : texts.answerCount(answerCount)}</span>
          {meTooCount > 0 && <span>{texts.meTooCount(meTooCount)}</span>}
        </p>
      </div>
      {photo && (
        <Photo
          picture={pictureUrl(photo)}
          alt=""
          sizes="84px"
          className="size-21 flex-none rounded-control bg-sunken object-cover"
        />
      )}
    </article>
  );
}
