import { worksForOperator } from "@santha/contract/admin";
import type { MemberContext } from "#platform/context";

/** Tells whether the caller has a right of the operator's people. */
export async function validateAdmin({ actor }: MemberContext): Promise<{ status: boolean }> {
  return { status: worksForOperator(actor.roles) };
}
