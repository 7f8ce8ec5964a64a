import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { addTaxRate } from "../../contract/tax-rates.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { changeTable, taxRatesQuery } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** Hundredths of a percent of what was typed; NaN for what is no percentage with two decimals at most. */
function basisPointsTyped(text: string): number {
  const digits = text.replace(/[%\s]/g, "");
  return /^\d{1,3}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
}

/** The form of a new rate, of a code that is named or of a new one. */
export function TaxRateDialog({
  hsn,
  today,
  onClose,
}: {
  readonly hsn: string;
  /** In India, `yyyy-mm-dd`. */
  readonly today: string;
  readonly onClose: () => void;
}) {
  const texts = useTablesTexts();
  const [typed, setTyped] = useState({ hsn, percent: "", validFrom: hsn === "" ? today : "" });
  const put = (part: Partial<typeof typed>): void => setTyped((now) => ({ ...now, ...part }));
  return (
    <ChangeDialog
      title={texts.rateTitle}
      submitText={texts.add}
      done={texts.saved}
      send={() =>
        changeTable(
          taxRatesQuery,
          call(addTaxRate, {
            body: {
              hsn: typed.hsn,
              rateInBasisPoints: basisPointsTyped(typed.percent),
              validFrom: typed.validFrom,
            },
          }),
        )
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={texts.hsn}
            name="hsn"
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            readOnly={hsn !== ""}
            error={errors["hsn"]}
            value={typed.hsn}
            onChange={({ target }) => put({ hsn: target.value })}
          />
          <TextField
            label={texts.rate}
            name="rateInBasisPoints"
            inputMode="decimal"
            maxLength={7}
            autoComplete="off"
            after={<span className="c2">%</span>}
            error={errors["rateInBasisPoints"]}
            value={typed.percent}
            onChange={({ target }) => put({ percent: target.value })}
          />
          <TextField
            label={texts.from}
            hint={texts.fromHint}
            name="validFrom"
            type="date"
            min={today}
            error={errors["validFrom"]}
            value={typed.validFrom}
            onChange={({ target }) => put({ validFrom: target.value })}
          />
        </>
      )}
    </ChangeDialog>
  );
}
