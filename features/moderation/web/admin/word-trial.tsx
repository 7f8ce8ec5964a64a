import { useQuery } from "@tanstack/react-query";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { trialQuery } from "./admin.api.ts";
import { useWritingAdminTexts } from "./admin.texts.ts";

/** How many posts of the last days a word would have held, with some of them. */
export function WordTrial(tried: { readonly word: string; readonly takesEndings: boolean }) {
  const texts = useWritingAdminTexts();
  const found = useQuery(trialQuery(tried));
  return (
    <Answer to={found}>
      {({ looked, held, examples }) => (
        <div role="status" className="stack-s">
          <p className="t-note b">{texts.wouldHold(held, looked)}</p>
          {examples.map((words, place) => (
            <blockquote
              key={`${place} ${words}`}
              className="t-small border-line border-l-4 pl-3 wrap-anywhere"
              lang={languageWritten(words)}
            >
              {words}
            </blockquote>
          ))}
        </div>
      )}
    </Answer>
  );
}
