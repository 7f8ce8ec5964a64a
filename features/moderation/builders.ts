import type { TestApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { type Decision, decideCase, listCases, type ModerationCase } from "./contract/cases.ts";

type Caller = Pick<TestApp, "call" | "app" | "platform">;

/** Waiting cases as support sees them. */
export async function waitingCases(app: Caller): Promise<readonly ModerationCase[]> {
  const { cookie: as } = await aPerson(app as TestApp, { roles: ["support"] });
  return (await app.call(listCases, {}, { as })).data.cases;
}

/** Decides the waiting case about these words as support, and gives its id. */
export async function decided(
  app: Caller,
  { words, decision, reason = "" }: { words: string; decision: Decision; reason?: string },
): Promise<number> {
  const { cookie: as } = await aPerson(app as TestApp, { roles: ["support"] });
  const { cases } = (await app.call(listCases, {}, { as })).data;
  const caseId = cases.find((one) => one.words === words)?.caseId ?? 0;
  const input = { params: { caseId }, body: { decision, reason } };
  const { status, info } = await app.call(decideCase, input, { as });
  if (status !== 200) throw new Error(`not decided: ${info}`);
  return caseId;
}

/** Support stops a person's writing for days from now on. */
export async function addPause(
  { platform: { clock, database } }: Caller,
  { profileId }: { readonly profileId: number },
  days: 1 | 7 | 30,
): Promise<void> {
  const about = { kind: "update", subject_key: `stopped ${profileId}`, author_profile_id: profileId };
  const { id } = await database
    .insertInto("moderation_cases")
    .values({ ...about, leads_to: "/app/home", state: "hidden", reason: "It insults." })
    .returning("id")
    .executeTakeFirstOrThrow();
  const begins_at = clock.now();
  const ends_at = new Date(begins_at.getTime() + days * 86_400_000);
  await database
    .insertInto("writing_pauses")
    .values({ case_id: id, profile_id: profileId, days, begins_at, ends_at })
    .execute();
}
