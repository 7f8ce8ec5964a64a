import { Link } from "@tanstack/react-router";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { UpdateAuthor } from "../contract/update.ts";

type Author = Pick<UpdateAuthor, "name" | "village" | "district"> & Partial<Pick<UpdateAuthor, "profileKey">>;

/** Who has written, and from where: "Sammaiah, Khanapur"; it leads members to the page of the person. */
export function AuthorLine({ author }: { readonly author: Author }) {
  const text = <Written>{useAuthorText(author)}</Written>;
  const { profileKey } = author;
  if (profileKey === undefined) return text;
  return (
    <Link to="/app/profiles/$profileKey" params={{ profileKey }}>
      {text}
    </Link>
  );
}

/** The same as a plain string; the district where no village is known. */
function useAuthorText({ name, village, district }: Author): string {
  const language = useLanguage();
  const place = village ? wordsIn(language, village).text : district;
  return [wordsIn(language, name).text, place].filter(Boolean).join(", ");
}
