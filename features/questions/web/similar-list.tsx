import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Card } from "#engine/web/ui/card.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import { similarQuery } from "./api.ts";
import { useQuestionsTexts } from "./words.ts";

/** Questions like a title; nothing where there are none. The page does without them when they cannot be had. */
export function SimilarList({
  title,
  not,
  heading,
}: {
  readonly title: string;
  readonly not?: string | undefined;
  readonly heading: string;
}) {
  const texts = useQuestionsTexts();
  const { data = [] } = useQuery(similarQuery(title, not));
  return (
    <div role="status">
      {title !== "" && data.length > 0 && (
        <Card pad className="stack-s">
          <h2 className="t-note b">{heading}</h2>
          <ul className="stack-s">
            {data.map(({ questionId, photo, answerCount, isSolved, ...question }) => (
              <li key={questionId} className="flex items-center gap-3">
                {photo && (
                  <Photo
                    picture={pictureUrl(photo)}
                    alt=""
                    sizes="56px"
                    className="size-14 flex-none rounded-control bg-sunken object-cover"
                  />
                )}
                <div className="min-w-0">
                  <Link
                    to="/app/social/qa/$questionId"
                    params={{ questionId }}
                    className="link t-note break-words"
                    lang={languageWritten(question.title)}
                  >
                    {question.title}
                  </Link>
                  <p className="t-small c2">
                    {answerCount === 0 ? texts.unanswered : texts.answerCount(answerCount)}
                    {isSolved && <b> · {texts.solved}</b>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
