import type { MemberContext } from "#engine/server/context.ts";
import { worksForOperator } from "../contract/admin.ts";

/** Tells whether the caller has a right of the operator's people. */
export async function validateAdmin({ actor }: MemberContext): Promise<{ status: boolean }> {
  return { status: worksForOperator(actor.roles) };
}
