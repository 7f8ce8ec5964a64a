import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type CheckedApplication, readApplication as endpoint } from "../../contract/applications.ts";
import { checkedOf } from "../applications-dto.ts";
import { findSent } from "./desk.queries.ts";

/** An application with all that an admin decides by. */
export async function readApplication(
  { database }: MemberContext,
  { params: { applicationId } }: CheckedOf<typeof endpoint>,
): Promise<CheckedApplication> {
  const row = await findSent(database, applicationId);
  const checked = row && (await checkedOf(database, row));
  return checked ?? refuse(endpoint, "applications/not-found");
}
