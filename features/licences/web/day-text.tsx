import { momentOfDay } from "#engine/contract/date-text.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";

/** A day of the calendar in India. */
export function DayText({ day }: { readonly day: string }) {
  return <DateText at={momentOfDay(day)} />;
}
