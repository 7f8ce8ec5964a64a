import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { type CheckedApplication, askForMore as endpoint } from "../../contract/applications.ts";
import { decide } from "./decide.ts";

/** Gives an application back to its applicant, who reads why. */
export async function askForMore(
  context: MemberContext,
  { params: { applicationId }, body: { revision, reason } }: CheckedOf<typeof endpoint>,
): Promise<CheckedApplication> {
  return decide(context, endpoint, { applicationId, revision, outcome: "more-needed", reason });
}
