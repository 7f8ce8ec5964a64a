import { momentOfDay } from "#engine/contract/date-text.ts";
import type { Language } from "#engine/contract/language.ts";
import { formatDate } from "#engine/web/words/dates.ts";

/** A day of the calendar in India, `yyyy-mm-dd`, as dates are written. */
export const formatDay = (day: string, language: Language): string => formatDate(momentOfDay(day), language);
