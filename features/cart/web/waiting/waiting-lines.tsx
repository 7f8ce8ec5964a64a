import { Link } from "@tanstack/react-router";
import type { OutboxEntries } from "#engine/web/outbox/outbox-entry.ts";
import { Note } from "#engine/web/ui/note.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { useCartTexts } from "../words.ts";

/** Products that were put into the cart without a network and are not in it yet: they cannot be priced here. */
export function WaitingLines({ lines }: { readonly lines: OutboxEntries }) {
  const texts = useCartTexts();
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <Note>
      <p className="b">{texts.waitingLines}</p>
      <ul>
        {lines.map(({ id, title }) => (
          <li key={id}>{wordsIn(language, title).text}</li>
        ))}
      </ul>
      <Link to="/app/unsent" className="link">
        {texts.seeUnsent}
      </Link>
    </Note>
  );
}
