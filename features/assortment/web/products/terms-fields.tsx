import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { ListingTerms } from "../../contract/listings.ts";
import { useAssortmentTexts } from "../words.ts";
import { type TypedTerm, typedTerms } from "./terms-draft.ts";

/** Price, MRP, margin and stock of a pack, and what the seller gets for it. */
export function TermsFields({
  textFor,
  errors,
  hints = {},
  isCommissionByRule = false,
  isByBatch = false,
  onType,
}: {
  /** What stands in a field. */
  readonly textFor: (term: TypedTerm) => string;
  /** What the server said of a field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly hints?: Partial<Record<TypedTerm, string>>;
  /** Then no margin is typed. */
  readonly isCommissionByRule?: boolean;
  /** The stock is counted by batch, so it is not typed here. */
  readonly isByBatch?: boolean;
  readonly onType: (term: TypedTerm, typed: string) => void;
}) {
  const texts = useAssortmentTexts();
  const labels: Readonly<Record<TypedTerm, string>> = {
    priceInPaise: texts.price,
    mrpInPaise: texts.mrp,
    commissionInPaise: texts.commission,
    onHand: texts.onHand,
  };
  const usual: Partial<Record<TypedTerm, string>> = { commissionInPaise: texts.commissionHint };
  return (
    <div className="grid grid-cols-1 items-start gap-3 min-[22rem]:grid-cols-2">
      {typedTerms
        .filter((term) => !(isCommissionByRule && term === "commissionInPaise"))
        .filter((term) => !(isByBatch && term === "onHand"))
        .map((term) => (
          <TextField
            key={term}
            name={term}
            label={labels[term]}
            error={errors[term]}
            hint={hints[term] ?? usual[term]}
            value={textFor(term)}
            inputMode={term === "onHand" ? "numeric" : "decimal"}
            maxLength={14}
            autoComplete="off"
            {...(term !== "onHand" && { before: "₹" })}
            onChange={({ target }) => onType(term, target.value)}
          />
        ))}
    </div>
  );
}

/** What the seller gets for a pack, and what a buyer pays who orders through an agent. */
export function YouGet({
  terms: { priceInPaise, commissionInPaise },
}: {
  readonly terms: Pick<ListingTerms, "priceInPaise" | "commissionInPaise">;
}) {
  const texts = useAssortmentTexts();
  if (Number.isNaN(priceInPaise) || Number.isNaN(commissionInPaise)) return null;
  const price = formatPaise(priceInPaise);
  return (
    <p className="t-note c2 rounded-control bg-sunken px-3 py-2">
      {commissionInPaise === 0
        ? texts.youGetOnly(price)
        : texts.youGet(price, formatPaise(priceInPaise + commissionInPaise))}
    </p>
  );
}
