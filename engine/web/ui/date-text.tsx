import { formatDate, formatDateTime, formatFieldDate, formatTableDate } from "../words/dates.ts";
import { useLanguage } from "../words/language.ts";

/** A day in Indian time: `14 Jul 2026`, with `digits` 14-07-2026, with `time` 09 Jul, 2026 at 10:42 AM. */
export function DateText({
  at,
  as = "day",
}: {
  readonly at: number;
  readonly as?: "day" | "digits" | "time";
}) {
  const language = useLanguage();
  const text =
    as === "digits"
      ? formatTableDate(at)
      : as === "time"
        ? formatDateTime(at, language)
        : formatDate(at, language);
  return (
    <time className="num" dateTime={as === "time" ? new Date(at).toISOString() : formatFieldDate(at)}>
      {text}
    </time>
  );
}
