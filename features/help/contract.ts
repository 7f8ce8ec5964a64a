import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
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

/** A message as the support team reads it. */
export const supportMessage = z.object({
  messageId: z.int(),
  profileKey: z.string(),
  firstName: z.string(),
  mobileNo: z.string(),
  text: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.int(),
});
export type SupportMessage = z.output<typeof supportMessage>;

export const listMessages = endpoint({
  name: "help/list-messages",
  summary: "The messages to the support team, latest first; paged by `before`, the id of the last one seen.",
  method: "GET",
  path: "/v2/help/messages",
  permission: "support",
  query: z.object({
    before: z.optional(
      z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
    ),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.array(supportMessage),
  errors: {},
});
