import { Link } from "@tanstack/react-router";
import { ChevronRight, CloudUpload, WifiOff } from "lucide-react";
import { useOnline } from "../../data/online.ts";
import { useShownAsOf } from "../../data/shown-as-of.ts";
import { useSilence } from "../../data/silence.ts";
import { useOutboxCounts } from "../../outbox/outbox.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatDateTime, formatFieldDate, formatTime } from "../../words/dates.ts";
import { useLanguage } from "../../words/language.ts";
import { useFrameTexts } from "../frame/frame.texts.ts";
import { useShellTexts } from "../shell.texts.ts";

/**
 * Below the header: that there is no connection, or no answer yet or at all, how old what is shown is, and how many changes are not
 * sent, with the way to them.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const isSilent = useSilence();
  const asOf = useShownAsOf(isOnline && !isSilent);
  const unsent = useOutboxCounts();
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

function Unsent({ waiting, refused }: ReturnType<typeof useOutboxCounts>) {
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
