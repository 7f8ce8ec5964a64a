import { Link } from "@tanstack/react-router";
import { useLanguage, wordsIn } from "#lib/language";
import { useUnsent } from "#lib/unsent";
import { isLeft } from "#lib/unsent-record";
import { Note } from "#ui/note";
import { useCartTexts } from "./cart.texts.ts";
import { cartKinds, type KnownAddWish } from "./cart-wishes.ts";

/** Products that were put into the cart without a network and are not in it yet: they cannot be priced here. */
export function WaitingLines() {
  const texts = useCartTexts();
  const language = useLanguage();
  const waiting = useUnsent().filter(
    (record) => isLeft(record) && record.kind === cartKinds.add && (record.input as KnownAddWish).isNewLine,
  );
  if (waiting.length === 0) return null;
  return (
    <Note>
      <p className="b">{texts.waitingLines}</p>
      <ul>
        {waiting.map(({ id, words }) => (
          <li key={id}>{wordsIn(language, words).text}</li>
        ))}
      </ul>
      <Link to="/app/unsent" className="link">
        {texts.seeUnsent}
      </Link>
    </Note>
  );
}
