/** Whole days from one day of the calendar to another, both `yyyy-mm-dd`; below 0 when it is over. */
export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / 86_400_000;
}
