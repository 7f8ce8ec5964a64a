import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { pictureKey } from "#features/files/contract/files.ts";
import { voiceKeyOrNone } from "#features/files/contract/voices.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import { reportBody } from "#features/moderation/contract/reports.ts";
import {
  chatCustomer,
  chatMessage,
  chatParams,
  chatPartner,
  chatWords,
  longestMessage,
  messagesAtOnce,
  mostPhotos,
  supportStates,
} from "./shapes.ts";

const notFound = { "chats/not-found": 404 } as const;
const place = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(2_000_000_000));

/** A chat in the list. */
export const chatLine = z.object({
  chatKey: z.string(),
  partner: chatPartner,
  /** The beginning of the last message; empty where it has no words. */
  lastText: z.string(),
  isLastMine: z.boolean(),
  lastAt: z.int(),
  unread: z.int(),
  /** A stranger asks, and the caller has neither accepted nor blocked. */
  asksMe: z.boolean(),
});
export type ChatLine = z.output<typeof chatLine>;

export const listChats = endpoint({
  name: "chats/list-chats",
  summary:
    "The caller's chats with people, the one with the latest message first, and beside them the one with support; chats in which nobody has written are left out.",
  method: "GET",
  path: "/v2/chats",
  permission: "member",
  query: nextPage,
  answer: z.object({
    /** Null: the caller has not written to support yet. */
    support: z.nullable(chatLine),
    chats: z.array(chatLine),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

export const openSupportChat = endpoint({
  name: "chats/open-support-chat",
  summary:
    "Opens the caller's chat with support, the same one each time, and gives what support is shown of the caller: name, phone and e-mail of the profile.",
  method: "POST",
  path: "/v2/chats/support",
  permission: "member",
  answer: z.object({ chatKey: z.string(), customer: chatCustomer }),
  errors: {},
});

export const openChat = endpoint({
  name: "chats/open-chat",
  summary: "Opens the chat with another person, the same one each time; neither may have blocked the other.",
  method: "POST",
  path: "/v2/chats",
  permission: "member",
  limit: { hits: 40, windowInMinutes: 1440 },
  body: z.object({ profileKey: z.string().check(z.maxLength(64)) }),
  answer: z.object({ chatKey: z.string() }),
  errors: { "chats/person-not-found": 404, "chats/yourself": 422 },
});

/** How far two people who did not know each other are. */
export const acceptances = ["accepted", "asks-me", "waits-for-them"] as const;

export const readChat = endpoint({
  name: "chats/read-chat",
  summary:
    "A chat of the caller, for support also every support chat: its latest messages, those after a number, or those before one; and who has read how far, who types.",
  method: "GET",
  path: "/v2/chats/{chatKey}",
  permission: "member",
  params: chatParams,
  query: z.object({
    after: z.optional(place),
    before: z.optional(place),
    limit: z._default(
      z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(messagesAtOnce)),
      messagesAtOnce,
    ),
  }),
  answer: z.object({
    chatKey: z.string(),
    partner: chatPartner,
    /** Oldest first, at most as many as are given at once. */
    messages: z.array(chatMessage).check(z.maxLength(messagesAtOnce)),
    lastSeq: z.int(),
    readUpTo: z.int(),
    /** By the other side. */
    theyReadUpTo: z.int(),
    isTyping: z.boolean(),
    acceptance: z.enum(acceptances),
    /** One of the two has blocked the other, or is gone: nothing can be sent. */
    isClosed: z.boolean(),
    /** Null in a chat with a person. */
    support: z.nullable(
      z.object({
        state: z.enum(supportStates),
        isOpenNow: z.boolean(),
        /** It is solved and the customer has not said how it was. */
        canRate: z.boolean(),
      }),
    ),
  }),
  errors: notFound,
});
export type ChatView = z.output<typeof readChat.answer>;

export const messageDraft = z.object({
  /** Made once for a message by the one who sends it: sent again it is the same message. */
  messageKey: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  text: z._default(chatWords(0, longestMessage), ""),
  pictureKeys: z._default(z.array(pictureKey).check(z.maxLength(mostPhotos)), []),
  voiceKey: voiceKeyOrNone,
  level3Id: z._default(z.nullable(z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))), null),
  orderId: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
});
export type MessageDraft = z.output<typeof messageDraft>;

export const sendMessage = endpoint({
  name: "chats/send-message",
  summary:
    "Sends a message in a chat; the same key is kept once, however often it is sent. It has words, photos, a voice note, a product or an order that both sides may see.",
  method: "POST",
  path: "/v2/chats/{chatKey}/messages",
  permission: "member",
  success: "CREATED",
  limit: { hits: 300, windowInMinutes: 60 },
  params: chatParams,
  body: messageDraft,
  answer: chatMessage,
  errors: {
    ...notFound,
    "chats/closed": 409,
    "chats/wait-for-answer": 409,
    "chats/empty": 422,
    "chats/photo-gone": 422,
    "chats/voice-gone": 422,
    "chats/product-not-found": 422,
    "chats/order-not-found": 422,
    ...postErrors,
  },
});

export const markRead = endpoint({
  name: "chats/mark-read",
  summary: "Says up to which message the caller, or the desk, has read; it never goes back.",
  method: "PUT",
  path: "/v2/chats/{chatKey}/read",
  permission: "member",
  params: chatParams,
  body: z.object({ upTo: z.int().check(z.minimum(0), z.maximum(2_000_000_000)) }),
  answer: z.object({ readUpTo: z.int() }),
  errors: notFound,
});

export const tellTyping = endpoint({
  name: "chats/tell-typing",
  summary: "Says that the caller is typing; the other side sees it for a few seconds.",
  method: "PUT",
  path: "/v2/chats/{chatKey}/typing",
  permission: "member",
  rate: { hits: 20, windowInSeconds: 60 },
  params: chatParams,
  answer: z.object({ chatKey: z.string() }),
  errors: notFound,
});

export const acceptChat = endpoint({
  name: "chats/accept-chat",
  summary: "Accepts the chat that a stranger has begun; answering does the same.",
  method: "PUT",
  path: "/v2/chats/{chatKey}/accepted",
  permission: "member",
  params: chatParams,
  answer: z.object({ chatKey: z.string() }),
  errors: notFound,
});

export const reportChat = endpoint({
  name: "chats/report-chat",
  summary:
    "Reports a chat with a person to support, which may then read that person's last messages; once until it is decided.",
  method: "POST",
  path: "/v2/chats/{chatKey}/reports",
  permission: "member",
  success: "CREATED",
  limit: { hits: 20, windowInMinutes: 60 },
  params: chatParams,
  body: reportBody,
  answer: z.object({ chatKey: z.string() }),
  errors: { ...notFound, "chats/already-reported": 409, "chats/support-not-reported": 409 },
});

export const rateSupport = endpoint({
  name: "chats/rate-support",
  summary: "Says with one to five stars how support helped, once for each time that the chat was solved.",
  method: "POST",
  path: "/v2/chats/{chatKey}/rating",
  permission: "member",
  success: "CREATED",
  params: chatParams,
  body: z.object({ stars: z.int().check(z.minimum(1), z.maximum(5)) }),
  answer: z.object({ chatKey: z.string() }),
  errors: { ...notFound, "chats/not-to-rate": 409 },
});
