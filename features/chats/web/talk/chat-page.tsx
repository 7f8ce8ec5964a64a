import "../chats.css";
import { getRouteApi } from "@tanstack/react-router";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { ChatList } from "../list/chat-list.tsx";
import { useLiveChats } from "../use-live-chats.ts";
import { Chat } from "./chat.tsx";
import { SupportChat } from "./support-chat.tsx";

const route = getRouteApi("/app/chats/$chatKey");

/** One chat; the word "support" in the address stands for the one with support. */
export function ChatPage() {
  useLiveChats();
  const isWide = useIsWide();
  const { chatKey } = route.useParams();
  const { order } = route.useSearch();
  if (chatKey === "support") return <SupportChat order={order} />;
  return (
    <div className="chat-frame">
      {isWide && <ChatList current={chatKey} />}
      <Chat key={chatKey} chatKey={chatKey} order={order} />
    </div>
  );
}
