import { Note } from "#engine/web/ui/note.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { useCheckoutTexts } from "../words.ts";
import type { QuoteChange } from "./quote-changes.ts";

/** What has changed since the buyer looked: each with its old and its new value. */
export function ChangesNote({
  changes,
  sentence,
}: {
  readonly changes: readonly QuoteChange[];
  readonly sentence?: string | undefined;
}) {
  const texts = useCheckoutTexts();
  return (
    <Note job="trouble">
      <p className="b">{changes.length > 0 ? texts.changedTitle : sentence}</p>
      <ul className="mt-1 stack-s gap-1!">
        {changes.map((change, index) => (
          <li key={index}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** One thing with its old and its new value. */
export function Change({ change }: { readonly change: QuoteChange }) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  if (change.kind === "address") return texts.addressChanged;
  if (change.kind === "coupon")
    return <OldAndNew label={texts.couponDiscount} from={amount(change.from)} to={amount(change.to)} />;
  if (change.kind === "agent-handling") {
    return <OldAndNew label={texts.agentHandling} from={amount(change.from)} to={amount(change.to)} />;
  }
  const about = wordsIn(language, change.about).text;
  switch (change.kind) {
    case "gone":
      return texts.goneLine(about);
    case "new":
      return texts.newLine(about);
    case "stock":
      return texts.stockOfLine(about, change.quantity, change.available);
    case "quantity":
      return (
        <OldAndNew label={texts.quantityOfLine(about)} from={String(change.from)} to={String(change.to)} />
      );
    case "price":
      return <OldAndNew label={texts.priceOfLine(about)} from={amount(change.from)} to={amount(change.to)} />;
    case "margin":
      return (
        <OldAndNew label={texts.marginOfLine(about)} from={amount(change.from)} to={amount(change.to)} />
      );
    case "shipping":
      return <OldAndNew label={texts.shippingOf(about)} from={amount(change.from)} to={amount(change.to)} />;
    case "handling":
      return <OldAndNew label={texts.handlingOf(about)} from={amount(change.from)} to={amount(change.to)} />;
  }
}

const amount = (paise: number | null): string => (paise === null ? "–" : formatPaise(paise));

function OldAndNew({
  label,
  from,
  to,
}: {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}) {
  const texts = useCheckoutTexts();
  return (
    <>
      {label}:{" "}
      <span className="num whitespace-nowrap">
        <span className="sr">{texts.from} </span>
        <s>{from}</s> <span aria-hidden="true">→</span> <span className="sr">{texts.to} </span>
        <b>{to}</b>
      </span>
    </>
  );
}
