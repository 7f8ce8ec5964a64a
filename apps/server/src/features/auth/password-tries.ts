import type { Platform } from "#platform/context";
import type { LimitName } from "#platform/limits";

const wrongInARow = [
  "wrong passwords by number",
  "wrong passwords by number, day",
] as const satisfies readonly LimitName[];

/** Counts a try before the password is looked at, so that parallel guesses get no more than one after the other. */
export async function countPasswordTry(
  { limits }: Pick<Platform, "limits">,
  mobileNo: string,
): Promise<void> {
  for (const name of wrongInARow) await limits.count(name, mobileNo);
}

/** The number has proved itself: the row of wrong passwords begins anew (AUTH-009). */
export async function forgetWrongPasswords(
  { limits }: Pick<Platform, "limits">,
  mobileNo: string,
): Promise<void> {
  await limits.forget(wrongInARow, mobileNo);
}
