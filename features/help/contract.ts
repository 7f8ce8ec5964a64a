import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";

/** Most characters of one message to the support team. */
export const maximumMessageLength = 2000;

export const sendMessage = endpoint({
  name: "help/send-message",
  summary: "Leaves a message of the caller for the support team, which calls the number of the profile.",
  method: "POST",
  path: "/v2/help/messages",
  permission: "member",
  body: z.object({
    text: paragraphs(1, maximumMessageLength),
  }),
  answer: z.object({ messageId: z.int() }),
  success: "CREATED",
  isIdempotent: true,
  limit: { hits: 20, windowInMinutes: 60 },
  errors: {},
});

/** How support ended a message: with words that its writer reads, or by a call (`answer` is null then). */
const closing = z.object({
  /** Epoch milliseconds. */
  at: z.int(),
  /** First name of the support person. */
  by: z.string(),
  answer: z.nullable(z.string()),
});

/** A message as the support team reads it. */
export const supportMessage = z.object({
  messageId: z.int(),
  profileKey: z.string(),
  firstName: z.string(),
  mobileNo: z.string(),
  text: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.int(),
  closing: z.nullable(closing),
});
export type SupportMessage = z.output<typeof supportMessage>;

export const messageLists = ["open", "closed"] as const;
export type MessageList = (typeof messageLists)[number];

export const listMessages = endpoint({
  name: "help/list-messages",
  summary:
    "The messages to the support team: open ones with the longest waiting first, or closed ones, the latest first.",
  method: "GET",
  path: "/v2/help/messages",
  permission: "support",
  query: z.extend(nextPage, { list: z._default(z.enum(messageLists), "open") }),
  answer: z.object({ messages: z.array(supportMessage), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

const ofMessage = z.object({
  messageId: z.coerce
    .number<string | number>()
    .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});
const closingErrors = { "help/message-not-found": 404, "help/closed-already": 409 } as const;

export const answerMessage = endpoint({
  name: "help/answer-message",
  summary: "Answers a message and closes it; its writer is notified and reads the answer.",
  method: "POST",
  path: "/v2/help/messages/{messageId}/answer",
  permission: "support",
  params: ofMessage,
  body: z.object({ text: paragraphs(1, maximumMessageLength) }),
  answer: supportMessage,
  errors: closingErrors,
});

export const closeMessage = endpoint({
  name: "help/close-message",
  summary: "Closes a message whose writer was called.",
  method: "POST",
  path: "/v2/help/messages/{messageId}/close",
  permission: "support",
  params: ofMessage,
  answer: supportMessage,
  errors: closingErrors,
});

/** A message as its writer reads it. */
export const ownMessage = z.object({
  messageId: z.int(),
  text: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.int(),
  closing: z.nullable(closing),
});
export type OwnMessage = z.output<typeof ownMessage>;

export const listOwnMessages = endpoint({
  name: "help/list-own-messages",
  summary: "The caller's last messages to the support team with their answers, the latest first; at most 20.",
  method: "GET",
  path: "/v2/help/own-messages",
  permission: "member",
  answer: z.array(ownMessage),
  errors: {},
});
