import type { TestApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { answerInvitation, createTeam, inviteMember, type MemberRole } from "./contract.ts";

type App = Pick<TestApp, "call" | "platform">;

let made = 0;

/** A team of the seller whose session it is. */
export async function aTeam(app: App, as: string, name = `Team ${++made}`): Promise<number> {
  const { data } = await app.call(createTeam, { body: { name, targetInPaise: null } }, { as });
  return data.teams.find((team) => team.name === name)?.teamId ?? 0;
}

/** An invitation of this seller into a new team, to a number. */
export async function anInvitation(
  app: App,
  as: string,
  mobileNo: string,
  roles: MemberRole[] = ["orders"],
): Promise<{ teamId: number; memberId: number }> {
  const teamId = await aTeam(app, as);
  const { data } = await app.call(inviteMember, { params: { teamId }, body: { mobileNo, roles } }, { as });
  const member = data.teams.flatMap(({ members }) => members).find((one) => one.mobileNo === mobileNo);
  return { teamId, memberId: member?.memberId ?? 0 };
}

/** A person who has joined a new team of this seller. */
export async function aMember(
  app: App,
  as: string,
  roles: MemberRole[] = ["orders"],
): Promise<TestPerson & { readonly memberId: number; readonly teamId: number }> {
  const person = await aPerson(app);
  const { teamId, memberId } = await anInvitation(app, as, person.mobileNo, roles);
  const body = { isAccepted: true };
  await app.call(answerInvitation, { params: { memberId }, body }, { as: person.cookie });
  return { ...person, memberId, teamId };
}
