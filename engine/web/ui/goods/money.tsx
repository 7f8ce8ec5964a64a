import { formatPaise, moneyParts } from "../../words/money.ts";

/** Money that leads: ₹ medium, rupees bold, paise 76 %. Its text is one string, `₹1,123.50`. */
export function Money({ paise }: { readonly paise: number }) {
  const parts = moneyParts(paise);
  return (
    <span className="money">
      {parts.sign}
      <span className="cur">₹</span>
      {parts.rupees}
      <span className="ps">.{parts.paise}</span>
    </span>
  );
}

/** Money in tables and sentences: plain, tabular figures, unbreakable. */
export function PlainMoney({ paise }: { readonly paise: number }) {
  return <span className="money-plain">{formatPaise(paise)}</span>;
}

/** A former or printed price, struck through. */
export function StruckMoney({ paise }: { readonly paise: number }) {
  return <s className="was">{formatPaise(paise)}</s>;
}
