import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nameText } from "#engine/contract/language.ts";
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
  happened,
  longestMessage,
  messagesAtOnce,
  mostMembers,
  mostPhotos,
  supportStates,
} from "./shapes.ts";

const notFound = { "chats/not-found": 404 } as const;

/** How somebody is in a group: in it, asked to join, or in it no more. */
export const memberStates = ["in", "asked", "out"] as const;
export type MemberState = (typeof memberStates)[number];
const place = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(2_000_000_000));

/** A chat in the list. */
export const chatLine = z.object({
  chatKey: z.string(),
  partner: chatPartner,
  /** Null in a chat with a person or support. */
  group: z.nullable(z.object({ name: z.string(), pictureUrl: z.nullable(z.string()) })),
  /** The beginning of the last message; empty where it has no words. */
  lastText: z.string(),
  isLastMine: z.boolean(),
  /** Who sent it, or did what happened last, in a group. */
  lastSender: z.nullable(nameText),
  lastEvent: z.nullable(happened),
  isMuted: z.boolean(),
  lastAt: z.int(),
  unread: z.int(),
  /** A stranger writes, or somebody asks the caller into a group, who has not answered yet. */
  asksMe: z.boolean(),
});
export type ChatLine = z.output<typeof chatLine>;

export const listChats = endpoint({
  name: "chats/list-chats",
  summary:
    "The caller's chats with people and in groups, the one with the latest message first, and beside them the one with support; chats in which nobody has written are left out.",
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

/** What a chat says of its group. */
export const groupView = z.object({
  name: z.string(),
  pictureUrl: z.nullable(z.string()),
  /** Null for who is in it no more. */
  memberCount: z.nullable(z.int()),
  state: z.enum(memberStates),
  isAdmin: z.boolean(),
  /** Who asks the caller to join. */
  askedBy: chatPartner,
  /** Names of others who type. */
  typing: z.array(nameText),
  /** Which messages each of the others has read: those behind `from`, up to `upTo`. */
  reads: z.array(z.object({ from: z.int(), upTo: z.int() })).check(z.maxLength(mostMembers)),
  /** Members whom the caller has blocked: their messages are folded. */
  blockedKeys: z.array(z.string()).check(z.maxLength(mostMembers)),
  /** Messages that support has taken out, the latest ones; a phone may have kept them. */
  hiddenSeqs: z.array(z.int()),
});
export type GroupView = z.output<typeof groupView>;

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
    /** The caller sees no message before this one. */
    firstSeq: z.int(),
    lastSeq: z.int(),
    readUpTo: z.int(),
    /** By the other side; in a group by all others. */
    theyReadUpTo: z.int(),
    isTyping: z.boolean(),
    acceptance: z.enum(acceptances),
    /** One of the two has blocked the other or is gone, or the caller is not in the group: nothing can be sent. */
    isClosed: z.boolean(),
    /** The caller is not notified of its messages. */
    isMuted: z.boolean(),
    group: z.nullable(groupView),
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
  summary:
    "Accepts the chat that a stranger has begun, answering does the same; or joins a group to which the caller is asked.",
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
