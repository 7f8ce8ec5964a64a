import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";

/** What others say of somebody's words that brings points, with the points of each. */
export const pointsOf = { "useful-answer": 2, solved: 10, agreed: 10, "useful-update": 1 } as const;
export type MarkKind = keyof typeof pointsOf;
export const markKinds = Object.keys(pointsOf) as MarkKind[];

/** Most points of one day, most of them from one person, and most that one person ever gives another. */
export const mostPointsADay = 30;
export const mostPointsFromOne = 10;
export const mostPointsFromOneEver = 20;

/** An account is new for so many days, or until it has the points of the next step; marks of new accounts bring none. */
export const newForDays = 3;

/** The steps of the ladder, the first first. */
export const steps = ["new", "villager", "trusted", "guide"] as const;
export type Step = (typeof steps)[number];

/** What a step allows. */
export interface Rights {
  readonly postsAnHour: number;
  /** Null: no limit but that of an hour. */
  readonly postsADay: number | null;
  readonly mayLink: boolean;
  /** What a report weighs: words are held at `enoughWeight`. */
  readonly reportWeight: number;
  /** Says of others' questions which crop they are about. */
  readonly maySort: boolean;
}

const ofVillager: Rights = {
  ...{ postsAnHour: 30, postsADay: null, mayLink: true, reportWeight: 2, maySort: false },
};
const ofTrusted: Rights = { ...ofVillager, postsAnHour: 60, reportWeight: 3 };
export const rightsOf = {
  new: { ...ofVillager, postsADay: 5, mayLink: false, reportWeight: 0 },
  villager: ofVillager,
  trusted: ofTrusted,
  guide: { ...ofTrusted, reportWeight: 4, maySort: true },
} as const satisfies Readonly<Record<Step, Rights>>;

/** Reports of this weight take words out of sight until support has looked: three villagers, or two who are trusted. */
export const enoughWeight = 6;

/**
 * What each step asks for: points and days, and of a villager one of the two. Points stay below a step until they come
 * from so many people.
 */
export const needsOf = {
  villager: { points: 20, givers: 3, days: newForDays },
  trusted: { points: 100, givers: 5, days: 14 },
  guide: { points: 400, givers: 20, days: 30 },
} as const satisfies Record<Exclude<Step, "new">, { points: number; givers: number; days: number }>;

/** What the step of a person depends on. */
export interface Standing {
  /** As they are kept: below a step where too few people gave them. */
  readonly points: number;
  readonly joinedAt: Date;
  /** An agent, seller or member of staff, whom an admin has let in. */
  readonly isLetIn?: boolean;
  /** Support has stopped the person's writing: so long there are no rights. */
  readonly isPaused?: boolean;
}

/** The step of a person at this moment. */
export function stepOf({ points, joinedAt, isLetIn = false, isPaused = false }: Standing, now: Date): Step {
  if (isPaused) return "new";
  const days = (now.getTime() - joinedAt.getTime()) / 86_400_000;
  const has = (step: "trusted" | "guide") => points >= needsOf[step].points && days >= needsOf[step].days;
  if (has("guide")) return "guide";
  if (has("trusted")) return "trusted";
  return isLetIn || points >= needsOf.villager.points || days >= needsOf.villager.days ? "villager" : "new";
}

const step = z.enum(steps);
const notFound = { "reputation/not-found": 404 } as const;

/** The caller's own standing, with all that it is made of. */
export const ownStanding = z.object({
  step,
  points: z.int(),
  /** How many people they come from. */
  givers: z.int(),
  /** Whole days since the account was made. */
  days: z.int(),
  /** Until when support has stopped the caller's writing, epoch milliseconds; null: it has not, or for good. */
  pausedUntil: z.nullable(z.int()),
  isPaused: z.boolean(),
  today: z.object({
    /** Marks of today that count, by kind; what they would bring without limits. */
    marks: z.array(z.object({ kind: z.enum(markKinds), count: z.int(), points: z.int() })),
    /** What they bring. */
    points: z.int(),
  }),
});
export type OwnStanding = z.output<typeof ownStanding>;

export const readOwnStanding = endpoint({
  name: "reputation/read-own-standing",
  summary: "The caller's points and step, and what brought points today; who gave them is not said.",
  method: "GET",
  path: `${v2}/standing`,
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  answer: ownStanding,
  errors: {},
});

export const readStanding = endpoint({
  name: "reputation/read-standing",
  summary:
    "Points and step of a person, as other members see them; a pause does not show. One who has blocked the caller is not found.",
  method: "GET",
  path: `${v2}/people/{profileKey}/standing`,
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  params: z.object({ profileKey: z.string().check(z.maxLength(64)) }),
  answer: z.object({ step, points: z.int() }),
  errors: notFound,
});
