import * as z from "zod/mini";

/** A day of the calendar, `yyyy-mm-dd`. */
export const calendarDay = z.string().check(z.regex(/^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/), z.refine(isDay));

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
