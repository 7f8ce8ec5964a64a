import { useSession } from "#engine/web/data/session.ts";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { PersonDetail } from "../../contract/people.ts";
import { roleNames, type StaffRole } from "../../contract/role-names.ts";
import { nameIn } from "./name-in.ts";
import { changeRole, type RoleChange } from "./people.api.ts";
import { usePeopleTexts } from "./people.texts.ts";

/** Asks for the reason before a staff role is given or taken. */
export function RoleDialog({
  person,
  role,
  change,
  onClose,
}: {
  readonly person: PersonDetail;
  readonly role: StaffRole;
  readonly change: RoleChange;
  readonly onClose: () => void;
}) {
  const texts = usePeopleTexts();
  const language = useLanguage();
  const ownKey = useSession()?.profileKey;
  const roleName = roleNames[role][language];
  const name = nameIn(language, person);
  const isGiven = change === "give";
  const said = isGiven
    ? { now: texts.given, before: texts.givenBefore }
    : { now: texts.taken, before: texts.takenBefore };
  return (
    <ReasonDialog
      title={isGiven ? texts.giveTitle(roleName) : texts.takeTitle(roleName)}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts[change]}
      cancelText={texts.cancel}
      notSent={texts.noConnection}
      send={(reason) => changeRole({ change, person, role, reason }, ownKey)}
      saidOf={(isChanged) => (isChanged ? said.now : said.before)(roleName, name)}
      onClose={onClose}
    >
      {isGiven ? texts.giveFacts(name) : texts.takeFacts(name)}
    </ReasonDialog>
  );
}
