import { useQuery } from "@tanstack/react-query";
import { Phone } from "lucide-react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { supportPhone } from "#engine/web/words/product.ts";
import type { ChatCustomer } from "../../contract/shapes.ts";
import { supportChatQuery } from "../api.ts";
import { ChatList } from "../list/chat-list.tsx";
import { useChatsTexts } from "../words.ts";
import { Chat } from "./chat.tsx";
import { CustomerFacts } from "./customer-facts.tsx";

/** The chat with support, which is given who the person is when it opens. */
export function SupportChat({ order }: { readonly order?: string | undefined }) {
  const isWide = useIsWide();
  const opened = useQuery(supportChatQuery);
  return (
    <div className="chat-frame with-pane">
      {isWide && <ChatList current="support" />}
      <Answer to={opened}>
        {({ chatKey, customer }) => (
          <>
            <Chat chatKey={chatKey} customer={customer} order={order} />
            {isWide && <SupportPane customer={customer} />}
          </>
        )}
      </Answer>
    </div>
  );
}

function SupportPane({ customer }: { readonly customer: ChatCustomer }) {
  const texts = useChatsTexts();
  return (
    <aside className="chat-pane stack p-4">
      <p className="t-note c2">{texts.hours}</p>
      <div>
        <h2 className="t-note b">{texts.supportSees}</h2>
        <CustomerFacts customer={customer} />
      </div>
      <a className="btn onpaper wide" href={supportPhone().dialled}>
        <Icon shape={Phone} size="text" />
        {texts.call}
      </a>
    </aside>
  );
}
