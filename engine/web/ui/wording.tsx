import { type Language, useLanguage, type Wording, wordsIn } from "../words/language.ts";
import { partsByLanguage } from "../words/written-language.ts";

/** Words of the catalogue or of people in the language of the moment; English that stands in for Telugu is marked as English. */
export function Words({ of }: { readonly of: Wording }) {
  const { text, lang } = wordsIn(useLanguage(), of);
  return lang ? <span lang={lang}>{text}</span> : text;
}

const other: Readonly<Record<Language, Language>> = { en: "te", te: "en" };

/** Names and addresses that nobody translates: what is written in the other script is marked with its language. */
export function Written({ children }: { readonly children: string }) {
  const language = useLanguage();
  const parts = partsByLanguage(language, children);
  if (parts.length === 1) return children;
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} lang={other[language]}>
        {part}
      </span>
    ),
  );
}

/** A person's first name: in Telugu as he writes it himself, where he has said how. */
export function FirstName({
  of: { firstName, firstNameTe },
}: {
  readonly of: { readonly firstName: string; readonly firstNameTe: string | null };
}) {
  return <Written>{wordsIn(useLanguage(), { en: firstName, te: firstNameTe }).text}</Written>;
}
