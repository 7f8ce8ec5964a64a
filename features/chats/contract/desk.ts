import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { languages, nameText } from "#engine/contract/language.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { chatCustomer, chatParams, longestNote, orderCard, supportStates } from "./shapes.ts";

const notFound = { "chats/not-found": 404 } as const;

/** One of the operator's people who answers chats. */
const colleague = z.object({ profileKey: z.string(), name: nameText });

export const supportChatLine = z.object({
  chatKey: z.string(),
  customer: nameText,
  pictureUrl: z.nullable(z.string()),
  state: z.enum(supportStates),
  assignee: z.nullable(colleague),
  /** Since when the customer waits for an answer; null: nobody waits. */
  waitsSince: z.nullable(z.int()),
  lastText: z.string(),
  lastAt: z.int(),
  unread: z.int(),
});
export type SupportChatLine = z.output<typeof supportChatLine>;

export const deskLists = ["unassigned", "mine", "all", "solved"] as const;
export type DeskList = (typeof deskLists)[number];

export const listSupportChats = endpoint({
  name: "chats/list-support-chats",
  summary:
    "For support: chats that are not solved, whose customer waits longest first; those of nobody, of the caller, or all. Or the solved ones, newest first.",
  method: "GET",
  path: "/v2/support/chats",
  permission: "support",
  query: z.extend(nextPage, { show: z._default(z.enum(deskLists), "all") }),
  answer: z.object({
    chats: z.array(supportChatLine),
    nextAfter: z.nullable(z.string()),
    counts: z.object({ unassigned: z.int(), mine: z.int(), all: z.int() }),
  }),
  errors: {},
});

export const readCustomer = endpoint({
  name: "chats/read-customer",
  summary:
    "For support: who writes in a support chat, with phone and e-mail, the last orders, the notes of the desk and the last rating.",
  method: "GET",
  path: "/v2/support/chats/{chatKey}/customer",
  permission: "support",
  params: chatParams,
  answer: z.extend(chatCustomer, {
    profileKey: z.string(),
    language: z.enum(languages),
    memberSince: z.int(),
    state: z.enum(supportStates),
    assignee: z.nullable(colleague),
    colleagues: z.array(colleague),
    orders: z.array(orderCard),
    notes: z.array(z.object({ noteId: z.int(), author: nameText, text: z.string(), writtenAt: z.int() })),
    /** Stars of the last time that it was solved; null: not rated. */
    lastRating: z.nullable(z.int()),
  }),
  errors: notFound,
});
export type SupportCustomer = z.output<typeof readCustomer.answer>;

export const assignChat = endpoint({
  name: "chats/assign-chat",
  summary:
    "Gives a support chat to one of support's people, or back to nobody; `from` is who the caller saw as having it.",
  method: "PUT",
  path: "/v2/support/chats/{chatKey}/assignee",
  permission: "support",
  params: chatParams,
  body: z.object({
    to: z.nullable(z.string().check(z.maxLength(64))),
    from: z.nullable(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ chatKey: z.string() }),
  errors: { ...notFound, "chats/taken": 409, "chats/not-support": 422 },
});

export const setChatState = endpoint({
  name: "chats/set-state",
  summary:
    "Says that a support chat is open, waits for something, or is solved; the customer is told of the last. `lastSeq` is the last message that the caller saw; where more was written since, it is refused.",
  method: "PUT",
  path: "/v2/support/chats/{chatKey}/state",
  permission: "support",
  params: chatParams,
  body: z.object({
    state: z.enum(supportStates),
    from: z.enum(supportStates),
    lastSeq: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
  }),
  answer: z.object({ state: z.enum(supportStates) }),
  errors: { ...notFound, "chats/state-changed": 409 },
});

export const addNote = endpoint({
  name: "chats/add-note",
  summary: "Adds a note to a support chat that only the desk sees.",
  method: "POST",
  path: "/v2/support/chats/{chatKey}/notes",
  permission: "support",
  success: "CREATED",
  isIdempotent: true,
  params: chatParams,
  body: z.object({ text: paragraphs(1, longestNote) }),
  answer: z.object({ noteId: z.int() }),
  errors: notFound,
});
