import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { role } from "#engine/contract/person.ts";

/** A queue is counted up to here; a longer one reads "999+". */
export const mostCounted = 1000;

export const queueOfStart = z.object({
  name: z.string(),
  title: localizedText,
  role,
  leadsTo: z.string(),
  /** What the address says of the part of the page. */
  search: z.record(z.string(), z.string()),
  limitInHours: z.int(),
  /** Null where it could not be counted. */
  waiting: z.nullable(z.object({ count: z.int(), oldestAt: z.nullable(z.int()) })),
});
export type QueueOfStart = z.output<typeof queueOfStart>;

export const figureOfStart = z.object({
  name: z.string(),
  title: localizedText,
  unit: z.enum(["count", "paise"]),
  leadsTo: z.string(),
  /** What the address of the list says of what is counted; a `day` beside it narrows the list to that day. */
  search: z.record(z.string(), z.string()),
  /** The last seven Indian days, today last; null where they could not be counted. */
  days: z.nullable(z.array(z.object({ day: z.string(), value: z.int() }))),
});
export type FigureOfStart = z.output<typeof figureOfStart>;

export const readStart = endpoint({
  name: "admin/read-start",
  summary:
    "For the platform admin: what waits in each queue since when, and the figures of the last seven days. What one feature cannot count is null, the others stay.",
  method: "GET",
  path: "/v2/admin/start",
  permission: "platform-admin",
  answer: z.object({
    /** Epoch milliseconds. */
    at: z.int(),
    queues: z.array(queueOfStart),
    figures: z.array(figureOfStart),
  }),
  errors: {},
});
