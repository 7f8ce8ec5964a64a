import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { longestAppeal, longestReason, reportedKinds, reportReasons } from "./reports.ts";
import { stages, writingPause } from "./sanctions.ts";

/** To keep, to hide, or to hide with what follows for the author. */
export const decisions = ["keep", "hide", ...stages] as const;
export type Decision = (typeof decisions)[number];

/** Cases that one call lists. */
export const mostCases = 100;

const caseParams = z.object({
  caseId: z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});

const appeal = z.nullable(z.object({ words: z.string(), appealedAt: z.int() }));

const moderationCase = z.object({
  caseId: z.int(),
  kind: z.enum(reportedKinds),
  /** Null: the person is erased. */
  author: z.nullable(
    z.object({
      profileKey: z.string(),
      firstName: z.string(),
      firstNameTe: z.nullable(z.string()),
      /** How often he was warned before. */
      warnings: z.int(),
      /** His pauses of the last year that no appeal has ended. */
      pauses: z.int(),
      /** What follows next for him. */
      nextStage: z.enum(stages),
    }),
  ),
  /** As they were when they were last reported. */
  words: z.string(),
  pictures: z.array(z.string()),
  /** Name of its voice note. */
  voice: z.nullable(z.string()),
  /** The page on which it stands as it is now. */
  leadsTo: z.string(),
  waitsSince: z.int(),
  /** Nobody sees it until it is decided. */
  isHeld: z.boolean(),
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), words: z.nullable(z.string()), reportedAt: z.int() }),
  ),
  /** It was hidden for this reason, and its author asks to look again. */
  reason: z.nullable(z.string()),
  appeal,
});
export type ModerationCase = z.output<typeof moderationCase>;

export const listCases = endpoint({
  name: "moderation/list-cases",
  summary: `What people wrote that others have reported, and what authors appeal against, the one that waits longest first; at most ${mostCases}.`,
  method: "GET",
  path: `${v2}/moderation/cases`,
  permission: "support",
  answer: z.object({ cases: z.array(moderationCase) }),
  errors: {},
});

export const decideCase = endpoint({
  name: "moderation/decide-case",
  summary:
    "Keeps what was reported, hides it, or hides it and warns its author or stops his writing for a time, who is told the reason. Of an appeal: lets it be seen again and ends the pause, or leaves it hidden.",
  method: "POST",
  path: `${v2}/moderation/cases/{caseId}/decision`,
  permission: "support",
  params: caseParams,
  body: z.object({
    decision: z.enum(decisions),
    /** For the author; needed unless it is kept. */
    reason: z._default(paragraphs(0, longestReason), ""),
  }),
  answer: z.object({ caseId: z.int() }),
  errors: {
    "moderation/not-open": 404,
    "moderation/own-words": 403,
    "moderation/reason-missing": 422,
    "moderation/too-far": 409,
  },
});

const ownCase = z.object({
  caseId: z.int(),
  kind: z.enum(reportedKinds),
  words: z.string(),
  leadsTo: z.string(),
  state: z.enum(["held", "kept", "hidden", "appealed"]),
  isWarned: z.boolean(),
  /** What it brought its author; null: no pause. */
  pause: z.nullable(writingPause),
  /** Null while it is held, and where it was kept. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(z.int()),
  appeal,
});
export type OwnCase = z.output<typeof ownCase>;

export const readOwnCase = endpoint({
  name: "moderation/read-own-case",
  summary:
    "Why something that the caller wrote was hidden, and what became of his appeal; never who reported it.",
  method: "GET",
  path: `${v2}/moderation/own/{caseId}`,
  permission: "member",
  params: caseParams,
  answer: ownCase,
  errors: { "moderation/not-found": 404 },
});

export const appealCase = endpoint({
  name: "moderation/appeal-case",
  summary: "Asks support to look again at what was hidden of the caller, once.",
  method: "POST",
  path: `${v2}/moderation/own/{caseId}/appeal`,
  permission: "member",
  limit: { hits: 20, windowInMinutes: 60 },
  params: caseParams,
  body: z.object({ words: paragraphs(1, longestAppeal) }),
  answer: ownCase,
  errors: { "moderation/not-found": 404, "moderation/appealed-before": 409 },
});
