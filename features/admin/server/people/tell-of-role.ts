import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { fillText, type PersonText } from "#engine/server/http/answers/errors.ts";
import { raiseAlarm } from "#features/auth/server";
import { notify } from "#features/notifications/server";
import { type StaffRole, staffRoleNames } from "../../contract/role-names.ts";
import type { NameRow } from "./people.queries.ts";

export const roleNews: NotificationKind = {
  name: "STAFF_ROLE",
  heading: { en: "Your staff roles", te: "మీ సిబ్బంది పాత్రలు" },
  title: {
    en: "A staff role was given to you or taken away",
    te: "మీకు సిబ్బంది పాత్ర ఇచ్చినప్పుడు లేదా తీసేసినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
  role: ["support", "finance", "platform-admin"],
};

export type RoleChange = "given" | "taken";

const toPerson: Readonly<Record<RoleChange, PersonText & { readonly leadsTo: string }>> = {
  given: {
    en: "You now have the staff role {role}.",
    te: "మీకు ఇప్పుడు సిబ్బంది పాత్ర ఉంది: {role}.",
    leadsTo: "/app/admin",
  },
  taken: {
    en: "You no longer have the staff role {role}.",
    te: "మీకు ఇక ఈ సిబ్బంది పాత్ర లేదు: {role}.",
    leadsTo: "/app/home",
  },
};

/** Tells the person of a role that changed, and all platform admins as an alarm: it may have been a stolen session. */
export async function tellOfRole(
  context: MemberContext,
  transaction: Transaction,
  {
    person,
    role,
    change,
  }: { readonly person: NameRow; readonly role: StaffRole; readonly change: RoleChange },
): Promise<void> {
  const occasion = `${person.profileId}/${role}/${context.requestId}`;
  const values = { role: staffRoleNames[role] };
  const { leadsTo, ...text } = toPerson[change];
  await raiseAlarm(context, transaction, {
    what: `staff-role-${change}`,
    occasion,
    person,
    values,
    leadsAdminsTo: `/app/admin/people/${person.profileKey}`,
    isForAdminsOnly: true,
  });
  await notify(context, transaction, {
    profileId: person.profileId,
    kind: roleNews,
    activityId: `admin/role-${change}/${occasion}`,
    text: { en: fillText(text, "en", values), te: fillText(text, "te", values) },
    leadsTo,
  });
}
