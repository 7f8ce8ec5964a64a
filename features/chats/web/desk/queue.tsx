import "../chats.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { RowCount } from "#engine/web/ui/count-badge.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { DeskList, SupportChatLine } from "../../contract/desk.ts";
import { queueQuery } from "./desk.api.ts";
import { useDeskTexts } from "./desk.texts.ts";

/** One of the desk's lists: the customer who waits longest first. */
export function Queue({ current }: { readonly current?: string }) {
  const texts = useDeskTexts();
  const [show, setShow] = useState<DeskList>("all");
  const list = useInfiniteQuery(queueQuery(show));
  const counts = list.data?.pages[0]?.counts ?? { all: 0, unassigned: 0, mine: 0 };
  const nameOf = (id: DeskList): string =>
    id === "solved" ? texts.solved : texts[id](formatCount(counts[id]));
  return (
    <div className="chat-list">
      <Tabs
        label={texts.lists}
        selected={show}
        onSelect={setShow}
        tabs={places.map((id) => ({ id, text: nameOf(id) }))}
      >
        <Answer
          to={list}
          isEmpty={({ pages }) => pages[0]?.chats.length === 0}
          empty={<EmptyState drawing={<LanternDrawing />} title={texts.nobodyWaits} />}
        >
          {({ pages }) => (
            <>
              <ul>
                {pages
                  .flatMap(({ chats }) => chats)
                  .map((line) => (
                    <QueueLine key={line.chatKey} line={line} isCurrent={line.chatKey === current} />
                  ))}
              </ul>
              <LoadMore list={list} />
            </>
          )}
        </Answer>
      </Tabs>
    </div>
  );
}

const places: readonly DeskList[] = ["all", "unassigned", "mine", "solved"];

function QueueLine({ line, isCurrent }: { readonly line: SupportChatLine; readonly isCurrent: boolean }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const { chatKey, customer, pictureUrl, assignee, waitsSince, lastText, lastAt, unread } = line;
  return (
    <li className="border-line border-b">
      <Link
        className="row chat-line"
        to="/app/admin/support/chats/$chatKey"
        params={{ chatKey }}
        aria-current={isCurrent ? "page" : undefined}
      >
        <Avatar name={wordsIn(language, customer).text} picture={pictureUrl} />
        <span className="min-w-0 flex-1 py-1">
          <b className="t-note clip1">
            <Words of={customer} />
          </b>
          <span className="t-small c2 clip1">
            <Written>{lastText}</Written>
          </span>
          <span className="t-small c2 block">
            {assignee ? texts.has(wordsIn(language, assignee.name).text) : texts.ofNobody}
          </span>
        </span>
        <span className="t-small flex flex-none flex-col items-end gap-1">
          {waitsSince === null ? <DateText at={lastAt} /> : <Waiting since={waitsSince} />}
          {unread > 0 && (
            <span>
              <span className="sr-only">{texts.unread(unread)}</span>
              <span aria-hidden="true">
                <RowCount count={unread} hot />
              </span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** For how long a customer has waited. */
function Waiting({ since }: { readonly since: number }) {
  const texts = useDeskTexts();
  const minutes = Math.max(0, Math.floor((Date.now() - since) / 60_000));
  if (minutes < 60) return <b>{texts.minutes(minutes)}</b>;
  const hours = Math.floor(minutes / 60);
  return <b>{hours < 48 ? texts.hours(hours) : texts.days(Math.floor(hours / 24))}</b>;
}
