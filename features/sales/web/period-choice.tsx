import { type FormEvent, useState } from "react";
import {
  type DateFault,
  dateFaults,
  endOfFilterDay,
  startOfFilterDay,
} from "#engine/contract/date-filter.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { longestPeriodInDays, namedPeriods } from "../contract.ts";
import type { Days, Period } from "./api.ts";
import { useSalesTexts } from "./words.ts";

/** Chooses the period of the sales: one press for the usual ones, a form for one's own dates. */
export function PeriodChoice({
  period,
  onChoose,
}: {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}) {
  const texts = useSalesTexts();
  const hasOwn = typeof period !== "string";
  const [isOpen, setOpen] = useState(hasOwn);
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr">{texts.period}</legend>
        {namedPeriods.map((name) => (
          <Chip
            key={name}
            chosen={name === period}
            onClick={() => {
              setOpen(false);
              onChoose(name);
            }}
          >
            {texts[name]}
          </Chip>
        ))}
        <Chip chosen={hasOwn} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.ownDates}
        </Chip>
      </fieldset>
      {isOpen && <OwnDates days={hasOwn ? period : null} onChoose={onChoose} />}
    </>
  );
}

const onField = (day: string): string => day.replaceAll("/", "-");
const onWire = (day: string): string => day.replaceAll("-", "/");
const noDays: Days = { fromDate: "", toDate: "" };
const msInDay = 86_400_000;

function isTooLong({ fromDate, toDate }: Days): boolean {
  const length = endOfFilterDay(onWire(toDate)) - startOfFilterDay(onWire(fromDate));
  return length > longestPeriodInDays * msInDay;
}

function OwnDates({
  days,
  onChoose,
}: {
  readonly days: Days | null;
  readonly onChoose: (days: Days) => void;
}) {
  const texts = useSalesTexts();
  const [draft, setDraft] = useState<Days>(
    days ? { fromDate: onField(days.fromDate), toDate: onField(days.toDate) } : noDays,
  );
  const [isTried, setTried] = useState(false);
  const today = formatFieldDate(Date.now());
  const faults = dateFaults(draft, today);
  const sentences: Readonly<Record<DateFault, string>> = {
    missing: texts.dateMissing,
    "in-future": texts.dateInFuture,
    "before-from": texts.dateBeforeFrom,
  };
  const faultOf = (field: keyof Days): string | undefined => {
    const fault = faults[field];
    if (fault) return sentences[fault];
    return field === "fromDate" && isTooLong(draft) ? texts.periodTooLong : undefined;
  };
  const fields = ["fromDate", "toDate"] as const;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fields.every((field) => faultOf(field) === undefined))
      onChoose({ fromDate: onWire(draft.fromDate), toDate: onWire(draft.toDate) });
  };
  return (
    <Card pad>
      <form
        className="flex flex-wrap items-start gap-3"
        aria-label={texts.ownDates}
        noValidate
        onSubmit={submit}
      >
        {fields.map((field) => (
          <div key={field} className="min-w-36 flex-1">
            <TextField
              type="date"
              name={field}
              label={texts[field]}
              value={draft[field]}
              max={today}
              required
              error={isTried ? faultOf(field) : undefined}
              onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
            />
          </div>
        ))}
        <div className="w-full">
          <Button type="submit" look="second">
            {texts.showPeriod}
          </Button>
        </div>
      </form>
    </Card>
  );
}
