import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import type { MessageList } from "../../contract.ts";
import { MessageCard } from "./message-card.tsx";
import { messagesQuery } from "./messages.api.ts";
import { useMessagesTexts } from "./messages.texts.ts";

/** What support works through: open messages with the longest waiting first, and those that are closed. */
export function MessagesPage() {
  const texts = useMessagesTexts();
  const [list, setList] = useState<MessageList>("open");
  return (
    <PageBody className="stack">
      <ForRole who="support" title={texts.forSupport}>
        <Tabs
          label={texts.lists}
          selected={list}
          onSelect={setList}
          tabs={[
            { id: "open", text: texts.open },
            { id: "closed", text: texts.closed },
          ]}
        >
          <Messages key={list} list={list} />
        </Tabs>
      </ForRole>
    </PageBody>
  );
}

function Messages({ list }: { readonly list: MessageList }) {
  const texts = useMessagesTexts();
  const messages = useInfiniteQuery(messagesQuery(list));
  return (
    <div className="stack mt-3">
      <Answer
        to={messages}
        isEmpty={({ pages }) => pages[0]?.messages.length === 0}
        empty={
          <EmptyState
            drawing={<LanternDrawing />}
            title={list === "open" ? texts.noneOpen : texts.noneClosed}
          />
        }
      >
        {({ pages }) => (
          <>
            <div className="tiles items-start">
              {pages
                .flatMap((page) => page.messages)
                .map((message) => (
                  <MessageCard key={message.messageId} message={message} />
                ))}
            </div>
            <LoadMore list={messages} end={texts.end} />
          </>
        )}
      </Answer>
    </div>
  );
}
