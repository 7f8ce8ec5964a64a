import { Link } from "@tanstack/react-router";
import { ChevronRight, CloudUpload, WifiOff } from "lucide-react";
import { formatDateTime, formatFieldDate, formatTime } from "../lib/dates.ts";
import { useLanguage } from "../lib/language.ts";
import { useOnline } from "../lib/online.ts";
import { useShownAsOf } from "../lib/shown-as-of.ts";
import { useSilence } from "../lib/silence.ts";
import { useUnsentCounts } from "../lib/unsent-count.ts";
import { Icon } from "../ui/icon.tsx";
import { useFrameTexts } from "./frame.texts.ts";
import { useShellTexts } from "./shell.texts.ts";

/**
 * Below the header: that there is no connection, or no answer yet or at all, how old what is shown is, and how many changes are not
 * sent, with the way to them.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const isSilent = useSilence();
  const asOf = useShownAsOf(isOnline && !isSilent);
  const unsent = useUnsentCounts();
  const isReached = isOnline && !isSilent && asOf === null;
  return (
    <div role="status" className="notice-place">
      {!(isReached && unsent.waiting + unsent.refused === 0) && (
        <div className="note sun rounded-none px-0!">
          <div className="wrap stack-s gap-1!">
            {!isReached && <Unreached isOnline={isOnline} isSilent={isSilent} asOf={asOf} />}
            {unsent.waiting + unsent.refused > 0 && <Unsent {...unsent} />}
          </div>
        </div>
      )}
    </div>
  );
}

function Unreached({
  isOnline,
  isSilent,
  asOf,
}: {
  readonly isOnline: boolean;
  readonly isSilent: boolean;
  readonly asOf: number | null;
}) {
  const texts = useFrameTexts();
  const { slow } = useShellTexts();
  const whileOnline = isSilent ? slow : texts.noAnswer;
  const language = useLanguage();
  const isToday = asOf !== null && formatFieldDate(asOf) === formatFieldDate(Date.now());
  return (
    <div className="beside">
      <Icon shape={WifiOff} size="row" />
      <p>
        {isOnline ? whileOnline : texts.offline}{" "}
        {asOf !== null &&
          texts.shownAsOf(isToday ? formatTime(asOf, language) : formatDateTime(asOf, language))}
      </p>
    </div>
  );
}

function Unsent({ waiting, refused }: ReturnType<typeof useUnsentCounts>) {
  const texts = useFrameTexts();
  const said = [waiting > 0 && texts.waiting(waiting), refused > 0 && texts.refused(refused)];
  return (
    <Link to="/app/unsent" className="beside min-h-6 underline">
      <Icon shape={CloudUpload} size="row" />
      {said.filter(Boolean).join(" ")}
      <Icon shape={ChevronRight} size="text" />
    </Link>
  );
}
