import { WifiOff } from "lucide-react";
import { formatDateTime, formatFieldDate, formatTime } from "../lib/dates.ts";
import { useLanguage } from "../lib/language.ts";
import { useOnline } from "../lib/online.ts";
import { useShownAsOf } from "../lib/shown-as-of.ts";
import { Icon } from "../ui/icon.tsx";
import { useFrameTexts } from "./frame.texts.ts";

/** Below the header: that there is no connection, or no answer, and how old what is shown is. */
export function OfflineNotice() {
  const texts = useFrameTexts();
  const language = useLanguage();
  const isOnline = useOnline();
  const asOf = useShownAsOf(isOnline);
  const isToday = asOf !== null && formatFieldDate(asOf) === formatFieldDate(Date.now());
  return (
    <div role="status" className="notice-place">
      {(!isOnline || asOf !== null) && (
        <div className="note sun rounded-none px-0!">
          <div className="wrap beside">
            <Icon shape={WifiOff} size="row" />
            <p>
              {isOnline ? texts.noAnswer : texts.offline}{" "}
              {asOf !== null &&
                texts.shownAsOf(isToday ? formatTime(asOf, language) : formatDateTime(asOf, language))}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
