import { useEffect } from "react";
import { onOwnNews } from "#engine/web/data/broadcast.ts";
import { askChatsAgain } from "./api.ts";

/** While a page of chats is open it follows what comes, over the one connection of the browser. */
export function useLiveChats(): void {
  useEffect(() => onOwnNews(() => void askChatsAgain()), []);
}
