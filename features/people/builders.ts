import type { TestApp } from "#testing/process/app.ts";
import { followPerson, viewPerson } from "./contract.ts";

type Caller = { readonly cookie: string };
type Named = { readonly profileKey: string };

/** One person follows another. */
export async function follows(app: Pick<TestApp, "call">, one: Caller, other: Named): Promise<void> {
  const params = { profileKey: other.profileKey };
  const { status } = await app.call(followPerson, { params }, { as: one.cookie });
  if (status !== 200) throw new Error(`not followed: ${status}`);
}

/** One person opens the page of another. */
export async function views(app: Pick<TestApp, "call">, one: Caller, other: Named): Promise<void> {
  await app.call(viewPerson, { params: { profileKey: other.profileKey } }, { as: one.cookie });
}
