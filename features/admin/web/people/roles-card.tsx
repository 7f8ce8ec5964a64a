import { useState } from "react";
import { isStaffRole, staffRoles } from "#engine/contract/person.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { HeldRole, PersonDetail } from "../../contract/people.ts";
import { roleNames, type StaffRole } from "../../contract/role-names.ts";
import { nameIn } from "./name-in.ts";
import type { RoleChange } from "./people.api.ts";
import { usePeopleTexts } from "./people.texts.ts";
import { RoleDialog } from "./role-dialog.tsx";

/** The roles of a person: those of staff to give and take, the others to read. */
export function RolesCard({ person }: { readonly person: PersonDetail }) {
  const texts = usePeopleTexts();
  const [asked, setAsked] = useState<{ readonly role: StaffRole; readonly change: RoleChange }>();
  const isOwn = useSession()?.profileKey === person.profileKey;
  const others = person.roles.filter(({ role }) => !isStaffRole(role));
  return (
    <Card pad className="stack">
      <section aria-label={texts.staffRoles}>
        <h2 className="h2 mb-1">{texts.staffRoles}</h2>
        <ul>
          {staffRoles.map((role) => (
            <StaffRoleRow
              key={role}
              role={role}
              held={person.roles.find((one) => one.role === role)}
              isFixed={isOwn && role === "platform-admin"}
              onAsk={(change) => setAsked({ role, change })}
            />
          ))}
        </ul>
      </section>
      <section aria-label={texts.otherRoles}>
        <h2 className="h2">{texts.otherRoles}</h2>
        <p className="t-small c2">{texts.otherRolesHint}</p>
        {others.length === 0 && <p className="t-note mt-1">{texts.noOtherRoles}</p>}
        <ul>
          {others.map((held) => (
            <li key={held.role} className="border-line border-b py-2 last:border-b-0">
              <RoleText role={held.role} held={held} />
            </li>
          ))}
        </ul>
      </section>
      {asked && <RoleDialog person={person} {...asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function StaffRoleRow({
  role,
  held,
  isFixed,
  onAsk,
}: {
  readonly role: StaffRole;
  readonly held: HeldRole | undefined;
  /** The caller's own, which nobody takes from himself. */
  readonly isFixed: boolean;
  readonly onAsk: (change: RoleChange) => void;
}) {
  const texts = usePeopleTexts();
  const name = roleNames[role][useLanguage()];
  const change = held ? "take" : "give";
  return (
    <li className="border-line flex items-center justify-between gap-3 border-b py-2 last:border-b-0">
      <div className="min-w-0">
        <RoleText role={role} held={held} />
        {isFixed && <span className="t-small c2 block">{texts.ownRole}</span>}
      </div>
      {!isFixed && (
        <Button
          small
          className="flex-none"
          look={held ? "onpaper" : "second"}
          aria-label={`${texts[change]}: ${name}`}
          onClick={() => onAsk(change)}
        >
          {texts[change]}
        </Button>
      )}
    </li>
  );
}

function RoleText({ role, held }: { readonly role: HeldRole["role"]; readonly held: HeldRole | undefined }) {
  const language = useLanguage();
  return (
    <>
      <b className="t-note block">{roleNames[role][language]}</b>
      <span className="t-small c2 block break-words">
        <HeldSince held={held} />
      </span>
    </>
  );
}

function HeldSince({ held }: { readonly held: HeldRole | undefined }) {
  const texts = usePeopleTexts();
  const language = useLanguage();
  if (!held) return texts.notHeld;
  const day = formatDate(held.since, language);
  const { givenBy } = held;
  if (!givenBy) return texts.sinceAlone(day);
  return texts.sinceBy(day, nameIn(language, givenBy));
}
