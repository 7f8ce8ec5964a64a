import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { type CheckedApplication, refuseApplication as endpoint } from "../../contract/applications.ts";
import { decide } from "./decide.ts";

/** Refuses an application; its applicant reads why and may apply again. */
export async function refuseApplication(
  context: MemberContext,
  { params: { applicationId }, body: { revision, reason } }: CheckedOf<typeof endpoint>,
): Promise<CheckedApplication> {
  return decide(context, endpoint, { applicationId, revision, outcome: "refused", reason });
}
