import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { SupportChat } from "../talk/support-chat.tsx";
import { useLiveChats } from "../use-live-chats.ts";
import { ChatList } from "./chat-list.tsx";

/** The chats; where there is room, the one with support stands open beside them. */
export function ChatsPage() {
  useLiveChats();
  const isWide = useIsWide();
  if (isWide) return <SupportChat />;
  return <ChatList />;
}
