import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const clockAnswer = z.object({ now: z.int(), offsetInMilliseconds: z.int() });

export const readClock = endpoint({
  name: "dev/read-clock",
  summary: "What Santha takes for now.",
  method: "GET",
  path: "/v2/dev/clock",
  permission: "dev",
  answer: clockAnswer,
  errors: {},
});

export const moveClock = endpoint({
  name: "dev/move-clock",
  summary: "Moves now for the server, its jobs and the browser; 0 sets it right again.",
  method: "PUT",
  path: "/v2/dev/clock",
  permission: "dev",
  body: z.object({ offsetInMilliseconds: z.int().check(z.minimum(-315360000000), z.maximum(315360000000)) }),
  answer: clockAnswer,
  errors: {},
});

export const readOutbox = endpoint({
  name: "dev/read-outbox",
  summary: "The latest messages that were not really sent, newest first.",
  method: "GET",
  path: "/v2/dev/outbox",
  permission: "dev",
  query: z.object({ mobileNo: z.optional(z.string().check(z.maxLength(20))) }),
  answer: z.object({
    messages: z.array(
      z.object({ mobileNo: z.string(), template: z.string(), body: z.string(), createdAt: z.int() }),
    ),
  }),
  errors: {},
});
