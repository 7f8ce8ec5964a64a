import { Button } from "#engine/web/ui/button.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { isWeighed, packUnits } from "../../contract/proposals.ts";
import { TermsFields, YouGet } from "../products/terms-fields.tsx";
import { useProposalTexts } from "./proposal.texts.ts";
import { isUnit, type TypedPack, termsOf } from "./proposal-draft.ts";

/** One pack of a proposed product: its size, and the seller's terms. */
export function PackFields({
  number,
  pack,
  errors,
  onChange,
  onRemove,
}: {
  readonly number: number;
  readonly pack: TypedPack;
  /** What the server said of this pack, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (pack: TypedPack) => void;
  readonly onRemove?: () => void;
}) {
  const texts = useProposalTexts();
  return (
    <fieldset className="stack border-line border-t pt-3 first:border-0 first:pt-0">
      <legend className="sr">{texts.pack(number)}</legend>
      <div className="flex min-h-10 items-center justify-between gap-2">
        <span className="b" aria-hidden="true">
          {texts.pack(number)}
        </span>
        {onRemove && (
          <Button small look="quiet" aria-label={texts.removePackNamed(number)} onClick={onRemove}>
            {texts.removePack}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={texts.amount}
          name="amount"
          error={errors["amount"]}
          value={pack.amount}
          inputMode="decimal"
          maxLength={9}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...pack, amount: target.value })}
        />
        <SelectField
          label={texts.unit}
          name="unit"
          error={errors["unit"]}
          value={pack.unit}
          options={packUnits.map((unit) => ({ value: unit, text: texts.unitOf(unit) }))}
          onChange={({ target }) => {
            if (isUnit(target.value)) onChange({ ...pack, unit: target.value });
          }}
        />
      </div>
      {!isWeighed(pack.unit) && (
        <TextField
          label={texts.weight}
          name="weightInGrams"
          error={errors["weightInGrams"]}
          value={pack.weight}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...pack, weight: target.value })}
        />
      )}
      <TermsFields
        textFor={(term) => pack[term] ?? (term === "commissionInPaise" ? "0" : "")}
        errors={errors}
        onType={(term, value) => onChange({ ...pack, [term]: value })}
      />
      <YouGet terms={termsOf(pack)} />
    </fieldset>
  );
}
