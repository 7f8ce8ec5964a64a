import { useLanguage } from "#engine/web/words/language.ts";
import { legalPages, legalPath } from "../contract.ts";
import { useLegalTexts } from "./words.ts";

/** Links to the pages that the law asks for; they are plain pages outside of the app and open beside it. */
export function LegalLinks() {
  const texts = useLegalTexts();
  const language = useLanguage();
  return (
    <nav className="t-small c2 flex flex-wrap gap-x-4" aria-label={texts.legal}>
      {legalPages.map((page) => (
        <a key={page} className="py-2.5" href={legalPath(page, language)} target="_blank" rel="noopener">
          {texts[page]}
        </a>
      ))}
    </nav>
  );
}
