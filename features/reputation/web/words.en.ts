import { plural } from "#engine/web/words/language.ts";
import type { MarkKind, Rights, Step } from "../contract.ts";

const steps: Record<Step, string> = {
  new: "New",
  villager: "Villager",
  trusted: "Trusted",
  guide: "Guide",
};

const marks: Record<MarkKind, string> = {
  "useful-answer": "Your answer was useful",
  solved: "Your answer solved it",
  agreed: "An expert agreed",
  "useful-update": "Your update was useful",
};

export const en = {
  stepOf: (step: Step) => steps[step],
  markOf: (kind: MarkKind) => marks[kind],
  points: (count: number) => plural("en", count, { one: `${count} point`, other: `${count} points` }),
  others: "Others see your step and your points, not who gave them.",
  pausedUntil: "Your step gives no rights until",
  pausedForGood: "Your writing here is closed, so your step gives no rights.",
  next: (step: string) => `Next: ${step}`,
  ofPoints: (has: number, needs: number) => `${has} of ${needs} points`,
  ofGivers: (has: number, needs: number) => `from ${has} of ${needs} people`,
  ofDays: (has: number, needs: number) => `${has} of ${needs} days here`,
  orDays: "Points from that many people, or days: one of the two is enough.",
  andDays: "All three are needed.",
  highest: "This is the highest step. Thank you for helping!",
  today: "Today",
  noneToday: "Nothing yet today",
  noneHint: "Answer a question, or write what you have learnt. Points come when it helps others.",
  questions: "Open questions",
  times: (count: number) => plural("en", count, { one: "once", other: `${count} times` }),
  ofDay: (points: number, most: number) => `${points} of at most ${most} a day count`,
  fromOne: (aDay: number, ever: number) =>
    `One person can give you at most ${aDay} points a day, and ${ever} in all.`,
  steps: "All steps",
  yours: "yours",
  fromStart: "From the first day",
  from: (
    step: Exclude<Step, "new">,
    { points, givers, days }: { points: number; givers: number; days: number },
  ) =>
    step === "villager"
      ? `After ${days} days, or with ${points} points from ${givers} people`
      : `With ${points} points from ${givers} people, after ${days} days`,
  postsADay: (count: number) => `${count} posts a day, without links`,
  postsAnHour: (count: number) => `${count} posts an hour, with links`,
  reportWeight: (weight: Rights["reportWeight"]) =>
    weight === 4
      ? "Your report and one more of somebody who is not new hide words until support has looked"
      : weight === 3
        ? "Two trusted reports hide words until support has looked"
        : "Three reports hide words until support has looked",
  sorts: "Say which crop another's question is about",
};
