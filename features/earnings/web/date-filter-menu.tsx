import { SlidersHorizontal, X } from "lucide-react";
import { useRef, useState } from "react";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useCloseOutside } from "#engine/web/ui/overlay/close-outside.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { Days } from "./api.ts";
import { DateFilterForm, type DaysDraft, noDays } from "./date-filter-form.tsx";
import { useEarningsTexts } from "./words.ts";

const closeDelayMs = 100;

/**
 * "Filters" with From date, To date, Clear and Submit. Submit closes it and applies the days; Clear empties the form
 * and applies none. Days in force stand beside it and go with one touch.
 */
export function DateFilterMenu({
  days,
  onApply,
  forgetsDraft = false,
}: {
  readonly days: Days;
  readonly onApply: (days: Days) => void;
  /** True where the form is empty again after Submit, while its days stay in force (ERN-047, ERN-048). */
  readonly forgetsDraft?: boolean;
}) {
  const texts = useEarningsTexts();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<DaysDraft>(noDays);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  useCloseOutside(frame, isOpen, () => setOpen(false));
  const close = (): void => {
    setOpen(false);
    opener.current?.querySelector("button")?.focus();
  };
  const submit = (): void => {
    onApply({ fromDate: onWire(draft.fromDate), toDate: onWire(draft.toDate) });
    if (forgetsDraft) setDraft(noDays);
    setTimeout(close, closeDelayMs);
  };
  const clear = (): void => {
    setDraft(noDays);
    onApply(null);
  };
  return (
    <div className="filters">
      {days && <DaysInForce days={days} onClear={clear} />}
      <div className="relative" ref={frame}>
        <div ref={opener}>
          <Chip
            shape={SlidersHorizontal}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={() => setOpen(!isOpen)}
          >
            {texts.filters}
          </Chip>
        </div>
        {isOpen && (
          <DateFilterForm
            draft={draft}
            onChange={setDraft}
            onClear={clear}
            onSubmit={submit}
            label={texts.filters}
          />
        )}
      </div>
    </div>
  );
}

const onWire = (day: string): string => day.replaceAll("-", "/");

function DaysInForce({ days, onClear }: { readonly days: NonNullable<Days>; readonly onClear: () => void }) {
  const texts = useEarningsTexts();
  const language = useLanguage();
  const shown = (day: string): string => formatDate(Date.parse(`${onField(day)}T00:00:00+05:30`), language);
  const words = texts.daysInForce(shown(days.fromDate), shown(days.toDate));
  return (
    <button type="button" className="chip on" aria-label={texts.removeDays(words)} onClick={onClear}>
      {words}
      <Icon shape={X} size="row" />
    </button>
  );
}

const onField = (day: string): string => day.replaceAll("/", "-");
