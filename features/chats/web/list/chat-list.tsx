import "../chats.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BellOff, Headset, Users } from "lucide-react";
import type { ReactNode } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { RowCount } from "#engine/web/ui/count-badge.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatFieldDate, formatTime } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ChatLine } from "../../contract/chats.ts";
import { chatsQuery } from "../api.ts";
import { useGroupTexts } from "../groups/groups.texts.ts";
import { useHappenedText } from "../groups/happened-text.ts";
import { useChatsTexts } from "../words.ts";

/** The chats of the person, the one with support always first. */
export function ChatList({ current }: { readonly current?: string }) {
  const texts = useChatsTexts();
  const groupTexts = useGroupTexts();
  const list = useInfiniteQuery(chatsQuery);
  return (
    <section className="chat-list" aria-label={texts.chats}>
      <Answer to={list}>
        {({ pages }) => {
          const chats = pages.flatMap((page) => page.chats);
          return (
            <>
              <p className="border-line border-b px-3 py-2">
                <ButtonLink look="second" small to="/app/chats/$chatKey/group" params={{ chatKey: "new" }}>
                  <Icon shape={Users} size="text" />
                  {groupTexts.newGroup}
                </ButtonLink>
              </p>
              <ul>
                <SupportLine line={pages[0]?.support ?? null} isCurrent={current === "support"} />
                {chats.map((line) =>
                  line.group ? (
                    <GroupLine
                      key={line.chatKey}
                      {...{ line, group: line.group }}
                      isCurrent={line.chatKey === current}
                    />
                  ) : (
                    <PersonLine key={line.chatKey} line={line} isCurrent={line.chatKey === current} />
                  ),
                )}
              </ul>
              {chats.length === 0 && (
                <EmptyState
                  drawing={<LanternDrawing />}
                  title={texts.noChats}
                  action={
                    <ButtonLink look="second" to="/app/search/users">
                      {texts.findPeople}
                    </ButtonLink>
                  }
                >
                  {texts.noChatsHint}
                </EmptyState>
              )}
              <LoadMore list={list} />
            </>
          );
        }}
      </Answer>
    </section>
  );
}

/** One chat: who it is with and when, below that what was said last. */
function Row({
  chatKey,
  line,
  isCurrent,
  sign,
  name,
  children,
}: {
  readonly chatKey: string;
  /** Null: nothing is said in it yet. */
  readonly line: ChatLine | null;
  readonly isCurrent: boolean;
  readonly sign: ReactNode;
  readonly name: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="border-line border-b">
      <Link
        className="row chat-line"
        to="/app/chats/$chatKey"
        params={{ chatKey }}
        aria-current={isCurrent ? "page" : undefined}
      >
        {sign}
        <span className="min-w-0 flex-1 py-1">
          <span className="flex items-baseline justify-between gap-2">
            <b className="t-note min-w-0">{name}</b>
            {line && <LineTime line={line} />}
          </span>
          <span className="flex items-center justify-between gap-2">
            <span className="t-small c2 clip1 min-w-0">{children}</span>
            {line && <LineSigns line={line} />}
          </span>
        </span>
      </Link>
    </li>
  );
}

function SupportLine({ line, isCurrent }: { readonly line: ChatLine | null; readonly isCurrent: boolean }) {
  const texts = useChatsTexts();
  const sign = (
    <span className="ava leafy">
      <Icon shape={Headset} size="row" />
    </span>
  );
  return (
    <Row chatKey="support" name={texts.support} {...{ line, isCurrent, sign }}>
      {line ? <LastWords line={line} /> : texts.hours}
    </Row>
  );
}

function PersonLine({ line, isCurrent }: { readonly line: ChatLine; readonly isCurrent: boolean }) {
  const texts = useChatsTexts();
  const language = useLanguage();
  const { partner, chatKey, asksMe } = line;
  if (!partner) return null;
  return (
    <Row
      {...{ chatKey, line, isCurrent }}
      sign={<Avatar name={wordsIn(language, partner.name).text} picture={partner.pictureUrl} />}
      name={
        <span className="wrap-anywhere">
          <Words of={partner.name} />
        </span>
      }
    >
      {asksMe ? texts.asksYou : <LastWords line={line} />}
    </Row>
  );
}

function GroupLine({
  line,
  group,
  isCurrent,
}: {
  readonly line: ChatLine;
  readonly group: NonNullable<ChatLine["group"]>;
  readonly isCurrent: boolean;
}) {
  const texts = useGroupTexts();
  return (
    <Row
      {...{ line, isCurrent, chatKey: line.chatKey }}
      sign={<Avatar name={group.name} picture={group.pictureUrl} />}
      name={
        <span className="flex items-center gap-1.5">
          <Icon shape={Users} size="text" />
          <span className="sr-only">{texts.group}</span>
          <span className="clip2 wrap-anywhere">
            <Written>{group.name}</Written>
          </span>
        </span>
      }
    >
      {line.asksMe ? texts.asksYou : <LastOfGroup line={line} />}
    </Row>
  );
}

/** What was said or happened last in a group, and by whom. */
function LastOfGroup({ line }: { readonly line: ChatLine }) {
  const texts = useGroupTexts();
  const chatsTexts = useChatsTexts();
  const language = useLanguage();
  const textOf = useHappenedText();
  const { lastEvent, lastSender, lastText, isLastMine } = line;
  if (lastEvent && lastSender)
    return <Written>{textOf(lastEvent, { name: lastSender, isMe: isLastMine })}</Written>;
  if (isLastMine || !lastSender) return <LastWords line={line} />;
  const said = lastText || chatsTexts.noWords;
  return <Written>{texts.saidBy(wordsIn(language, lastSender).text, said)}</Written>;
}

function LastWords({ line: { lastText, isLastMine } }: { readonly line: ChatLine }) {
  const texts = useChatsTexts();
  const said = lastText || texts.noWords;
  return <Written>{isLastMine ? texts.you(said) : said}</Written>;
}

function LineTime({ line: { lastAt } }: { readonly line: ChatLine }) {
  const language = useLanguage();
  const isToday = formatFieldDate(lastAt) === formatFieldDate(Date.now());
  return (
    <span className="t-small c2 flex-none">
      {isToday ? <time className="num">{formatTime(lastAt, language)}</time> : <DateText at={lastAt} />}
    </span>
  );
}

/** That a chat is muted, and how much of it is unread. */
function LineSigns({ line: { unread, isMuted } }: { readonly line: ChatLine }) {
  const texts = useChatsTexts();
  const groupTexts = useGroupTexts();
  return (
    <span className="t-small c2 flex flex-none items-center gap-1.5">
      {isMuted && (
        <span>
          <span className="sr-only">{groupTexts.muted}</span>
          <Icon shape={BellOff} size="text" />
        </span>
      )}
      {unread > 0 && (
        <span>
          <span className="sr-only">{texts.unread(unread)}</span>
          <span aria-hidden="true">
            <RowCount count={unread} hot />
          </span>
        </span>
      )}
    </span>
  );
}
