import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DateFault, dateFaults } from "#engine/contract/date-filter.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { useEarningsTexts } from "./words.ts";

/** Days as the date fields hold them, yyyy-MM-dd; empty until chosen. */
export interface DaysDraft {
  readonly fromDate: string;
  readonly toDate: string;
}
export const noDays: DaysDraft = { fromDate: "", toDate: "" };

/** From date, To date, Clear, Submit; Submit stays off while a day breaks a rule, with the reason under its field. */
export function DateFilterForm({
  draft,
  label,
  onChange,
  onClear,
  onSubmit,
}: {
  readonly draft: DaysDraft;
  readonly label: string;
  readonly onChange: (draft: DaysDraft) => void;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}) {
  const texts = useEarningsTexts();
  const form = useRef<HTMLFormElement>(null);
  const { isValid, bound, forgetLeft } = useDayFields(draft, onChange);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) onSubmit();
  };
  const clear = (): void => {
    forgetLeft();
    onClear();
  };
  return (
    <form ref={form} className="menu filter-menu" aria-label={label} noValidate onSubmit={submit}>
      <TextField {...bound("fromDate")} />
      <TextField {...bound("toDate")} />
      <div className="grid grid-cols-2 gap-2">
        <Button look="onpaper" onClick={clear}>
          {texts.clear}
        </Button>
        <Button type="submit" disabled={!isValid}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** The two fields with their rules. A day that is still to be chosen is no fault before its field was left. */
function useDayFields(draft: DaysDraft, onChange: (draft: DaysDraft) => void) {
  const texts = useEarningsTexts();
  const [left, setLeft] = useState<ReadonlySet<keyof DaysDraft>>(new Set());
  const today = formatFieldDate(Date.now());
  const faults = dateFaults(draft, today);
  const sentences: Readonly<Record<DateFault, string>> = {
    missing: texts.dateMissing,
    "in-future": texts.dateInFuture,
    "before-from": texts.dateBeforeFrom,
  };
  const bound = (field: keyof DaysDraft) => {
    const fault = faults[field];
    const isShown = fault !== undefined && (fault !== "missing" || left.has(field));
    return {
      type: "date",
      name: field,
      label: texts[field],
      value: draft[field],
      max: today,
      required: true,
      error: isShown ? sentences[fault] : undefined,
      onChange: (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value }),
      onBlur: () => setLeft(new Set([...left, field])),
    };
  };
  const isValid = Object.values(faults).every((fault) => fault === undefined);
  return { isValid, bound, forgetLeft: () => setLeft(new Set()) };
}
