import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { longestOption, poll } from "./poll.ts";
import { shareParams } from "./update.ts";

export const vote = endpoint({
  name: "updates/vote",
  summary:
    "Votes in the poll of an update that is out, or changes the caller's vote until the poll closes. Answers the poll with its results.",
  method: "PUT",
  path: `${v2}/updates/{shareId}/vote`,
  permission: "member",
  limit: { hits: 600, windowInMinutes: 60 },
  params: shareParams,
  /** By its words: what the author has changed meanwhile is not voted for by its place. */
  body: z.object({ option: z.string().check(z.maxLength(longestOption)) }),
  answer: poll,
  errors: { "updates/not-found": 404, "updates/option-gone": 409, "updates/poll-closed": 409 },
});
