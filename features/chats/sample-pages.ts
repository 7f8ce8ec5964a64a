/** The chat with support, a chat that nobody has opened, the group of such a chat, and support's lists. */
export const samplePages = {
  "/app/chats/$chatKey": ["/app/chats/support", "/app/chats/nobody-opened-this-cha"],
  "/app/chats/$chatKey/group": ["/app/chats/new/group", "/app/chats/nobody-opened-this-cha/group"],
  "/app/chats/with/$profileKey": ["/app/chats/with/no-such-person"],
  "/app/admin/support/chats/$chatKey": ["/app/admin/support/chats/nobody-opened-this-cha"],
};
