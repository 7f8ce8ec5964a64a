import { useMutation } from "@tanstack/react-query";
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { useOutbox } from "#engine/web/outbox/outbox.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { type ChatView, markRead } from "../../contract/chats.ts";
import { type ChatCustomer, typingShownMs } from "../../contract/shapes.ts";
import { readOlder } from "../api.ts";
import { GroupTyping, HappenedLine } from "../groups/happened-line.tsx";
import { chatSubject } from "../offline.ts";
import { useChatsTexts } from "../words.ts";
import { Bubble } from "./bubble.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { useChatName } from "./partner-name.ts";
import { UnsentBubble } from "./unsent-bubble.tsx";

/** The messages, oldest first, and below them those that have not arrived yet. */
export function Thread({
  view,
  answeredAt,
  customer,
}: {
  readonly view: ChatView;
  readonly answeredAt: number;
  readonly customer?: ChatCustomer | undefined;
}) {
  const texts = useChatsTexts();
  const { chatKey, messages, theyReadUpTo, group } = view;
  const arrived = new Set(messages.map(({ messageKey }) => messageKey));
  const unsent = useOutbox().filter(
    ({ subject, state, input }) =>
      subject === chatSubject(chatKey) &&
      state !== "sent" &&
      !arrived.has((input as { draft: { messageKey: string } }).draft.messageKey),
  );
  const body = useBottom(messages.at(-1)?.seq ?? 0, unsent.length);
  useRead(view);
  const firstSeen = view.firstSeq ?? 1;
  const first = messages[0]?.seq ?? firstSeen;
  const older = useMutation({ mutationFn: () => readOlder(chatKey) });
  useErrorMessage(older.error);
  const isTyping = useTyping(view, answeredAt);
  const name = useChatName(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <div className="chat-body" ref={body} role="log" aria-live="polite" tabIndex={0} aria-label={name}>
      {first > firstSeen && (
        <Button
          look="quiet"
          small
          className="self-center"
          busy={older.isPending}
          onClick={() => older.mutate()}
        >
          {texts.older}
        </Button>
      )}
      {messages.length + unsent.length === 0 && !group && (
        <EmptyState drawing={<LanternDrawing />} title={texts.newChat}>
          {customer ? (
            <>
              {texts.newSupportHint}
              <CustomerFacts customer={customer} />
            </>
          ) : (
            texts.newChatHint
          )}
        </EmptyState>
      )}
      {messages.map((message, at) => (
        <Fragment key={message.seq}>
          <DayLine at={message.sentAt} before={messages[at - 1]?.sentAt} />
          {message.event ? (
            <HappenedLine message={message} />
          ) : (
            <Bubble {...{ message, chatKey, group }} isRead={message.seq <= theyReadUpTo} />
          )}
        </Fragment>
      ))}
      {unsent.map((entry) => (
        <UnsentBubble key={entry.id} entry={entry} canChange={!view.isClosed} />
      ))}
      {isTyping &&
        (group ? <GroupTyping names={group.typing} /> : <p className="t-small c2">{texts.typing(name)}</p>)}
    </div>
  );
}

/** The day on which the messages below it were sent, where it is another one than that of the message above. */
function DayLine({ at, before }: { readonly at: number; readonly before: number | undefined }) {
  if (before !== undefined && formatFieldDate(at) === formatFieldDate(before)) return null;
  return (
    <p className="t-small c2 self-center">
      <DateText at={at} />
    </p>
  );
}

/** So near its end the thread follows what comes. */
const nearEndPx = 400;

const leftBelow = (body: HTMLElement): number => body.scrollHeight - body.scrollTop - body.clientHeight;

/** Opens at the newest message and keeps it in sight when another comes, unless the person has gone back to read. */
function useBottom(lastSeq: number, unsent: number) {
  const body = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  // Before the first frame: nobody sees the oldest message first, or scrolls unheard.
  useLayoutEffect(() => (body.current ? followGrowth(body.current) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that comes moves the end
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    if (!isOpen.current || leftBelow(element) < nearEndPx || unsent > 0)
      element.scrollTop = element.scrollHeight;
    isOpen.current = true;
  }, [lastSeq, unsent]);
  return body;
}

/** Within so little of the end nothing that matters is out of sight. */
const atEndPx = 48;

/** Growth of so many of the last lines moves the end; above them only what was there already gets longer. */
const lastLines = 5;

/** Stays at the end while pictures and the last messages make the thread longer, for a person who is there. */
function followGrowth(body: HTMLElement): () => void {
  let isAtEnd = true;
  let topBefore = 0;
  const measure = (): void => {
    isAtEnd &&= leftBelow(body) < atEndPx;
  };
  const note = (): void => {
    const isNear = leftBelow(body) < atEndPx;
    // The browser itself scrolls only down, to hold what is in sight.
    if (isNear || body.scrollTop < topBefore) isAtEnd = isNear;
    topBefore = body.scrollTop;
  };
  const follow = (): void => {
    if (!isAtEnd) return;
    body.scrollTop = body.scrollHeight;
    topBefore = body.scrollTop;
  };
  const growth = new MutationObserver((changes) => {
    const added = changes.filter(({ addedNodes }) => addedNodes.length > 0);
    if (added.some((change) => isOfLast(body, change))) follow();
    else if (added.length > 0) measure();
  });
  growth.observe(body, { childList: true, subtree: true });
  body.addEventListener("scroll", note, { passive: true });
  body.addEventListener("load", follow, true);
  return () => {
    growth.disconnect();
    body.removeEventListener("scroll", note);
    body.removeEventListener("load", follow, true);
  };
}

/** Whether something came at the very end or inside one of the last lines, not before or between the messages. */
function isOfLast(body: HTMLElement, { target, nextSibling }: MutationRecord): boolean {
  if (target === body) return nextSibling === null;
  return [...body.children].slice(-lastLines).some((line) => line.contains(target));
}

/** What is shown while the page is looked at is read. */
function useRead({ chatKey, lastSeq, readUpTo }: ChatView): void {
  useEffect(() => {
    if (lastSeq <= readUpTo) return;
    const say = (): void => {
      if (document.visibilityState === "visible")
        call(markRead, { params: { chatKey }, body: { upTo: lastSeq } }).catch(() => {});
    };
    say();
    document.addEventListener("visibilitychange", say);
    return () => document.removeEventListener("visibilitychange", say);
  }, [chatKey, lastSeq, readUpTo]);
}

/** Whether the other one types; that is over after some seconds without another word. */
function useTyping({ isTyping }: ChatView, answeredAt: number): boolean {
  const [isOver, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the time anew
  useEffect(() => {
    setOver(false);
    if (!isTyping) return;
    const timer = setTimeout(() => setOver(true), typingShownMs);
    return () => clearTimeout(timer);
  }, [isTyping, answeredAt]);
  return isTyping && !isOver;
}
