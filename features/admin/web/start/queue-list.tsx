import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import { mostCounted, type QueueOfStart } from "../../contract/start.ts";
import { useStartTexts } from "./start.texts.ts";

const minuteInMilliseconds = 60_000;
const hourInMilliseconds = 3_600_000;

/** How long the oldest entry of a queue has waited. */
const waitOf = ({ waiting }: QueueOfStart, at: number): number | null =>
  waiting?.oldestAt == null ? null : Math.max(0, at - waiting.oldestAt);

const isOverLimit = (queue: QueueOfStart, at: number): boolean =>
  (waitOf(queue, at) ?? 0) > queue.limitInHours * hourInMilliseconds;

/** What waits in each queue, since when, and against which limit. */
export function QueueList({
  queues,
  at,
  onRetry,
}: {
  readonly queues: readonly QueueOfStart[];
  readonly at: number;
  readonly onRetry: () => void;
}) {
  const texts = useStartTexts();
  const over = queues.filter((queue) => isOverLimit(queue, at)).length;
  return (
    <section className="card" aria-label={texts.waiting}>
      <div className="between gap-2 px-4 py-3">
        <h2 className="h2">{texts.waiting}</h2>
        {over > 0 && <Tag job="stop">{texts.overLimit(over)}</Tag>}
      </div>
      <ul className="lg:grid lg:grid-cols-2">
        {queues.map((queue) => (
          <li key={queue.name} className="border-line border-t">
            <QueueRow {...{ queue, at, onRetry }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly queue: QueueOfStart;
  readonly at: number;
  readonly onRetry: () => void;
}

function QueueRow({ queue, at, onRetry }: RowProps) {
  const texts = useStartTexts();
  const canOpen = useSession()?.roles.includes(queue.role);
  if (queue.waiting === null)
    return (
      <div className="row">
        <QueueText queue={queue} at={at} />
        <b className="end">–</b>
        <Button look="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  const facts = (
    <>
      <QueueText queue={queue} at={at} />
      <b className="num end text-lead">{lengthText(queue.waiting.count)}</b>
      {canOpen && <Icon shape={ChevronRight} size="row" />}
    </>
  );
  if (!canOpen) return <div className="row">{facts}</div>;
  return (
    <Link className="row" to={queue.leadsTo} search={queue.search}>
      {facts}
    </Link>
  );
}

function QueueText({ queue, at }: Pick<RowProps, "queue" | "at">) {
  const texts = useStartTexts();
  const language = useLanguage();
  const wait = waitOf(queue, at);
  const note =
    queue.waiting === null
      ? texts.notCounted
      : wait === null
        ? texts.nothing
        : texts.oldest(waitText(wait, texts), waitText(queue.limitInHours * hourInMilliseconds, texts));
  return (
    <span className="min-w-0">
      <b className="t-note block break-words">{queue.title[language]}</b>
      <span className={classes("t-small block", isOverLimit(queue, at) ? "text-chilli-ink" : "c2")}>
        {note}
      </span>
    </span>
  );
}

const lengthText = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : formatCount(count);

/** A time in its greatest unit that is not 0, and hours beside days. */
function waitText(milliseconds: number, texts: ReturnType<typeof useStartTexts>): string {
  const hours = Math.floor(milliseconds / hourInMilliseconds);
  if (hours === 0) return texts.minutes(Math.floor(milliseconds / minuteInMilliseconds));
  if (hours < 24) return texts.hours(hours);
  const rest = hours % 24;
  const days = texts.days(Math.floor(hours / 24));
  return rest === 0 ? days : `${days} ${texts.hours(rest)}`;
}
