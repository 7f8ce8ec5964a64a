import { Link } from "@tanstack/react-router";
import { useLanguage, wordsIn } from "#lib/language";
import type { UnsentRecord } from "#lib/unsent-record";
import { Note } from "#ui/note";
import { useCartTexts } from "./cart.texts.ts";

/** Products that were put into the cart without a network and are not in it yet: they cannot be priced here. */
export function WaitingLines({ lines }: { readonly lines: readonly UnsentRecord[] }) {
  const texts = useCartTexts();
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <Note>
      <p className="b">{texts.waitingLines}</p>
      <ul>
        {lines.map(({ id, words }) => (
          <li key={id}>{wordsIn(language, words).text}</li>
        ))}
      </ul>
      <Link to="/app/unsent" className="link">
        {texts.seeUnsent}
      </Link>
    </Note>
  );
}
