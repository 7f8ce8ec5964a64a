import type { TestApp } from "#testing/process/app.ts";
import { needsOf, type Step } from "./contract.ts";

/** Gives somebody whose account is a month old the points of a step. */
export async function onStep(
  { platform }: Pick<TestApp, "platform">,
  { profileId }: { readonly profileId: number },
  step: Exclude<Step, "new">,
): Promise<void> {
  const { points, givers } = needsOf[step];
  await platform.database
    .insertInto("reputations")
    .values({ profile_id: profileId, points, givers })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet({ points, givers }))
    .execute();
}
