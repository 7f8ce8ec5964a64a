import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { PersonDetail } from "../../contract/people.ts";
import { roleNames, type StaffRole } from "../../contract/role-names.ts";
import { nameIn } from "./name-in.ts";
import { changeRole, type RoleChange } from "./people.api.ts";
import { usePeopleTexts } from "./people.texts.ts";

/** Asks for the reason before a staff role is given or taken. What was typed stays when it is refused. */
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
  const formId = useId();
  const [reason, setReason] = useState("");
  const roleName = roleNames[role][language];
  const name = nameIn(language, person);
  const said =
    change === "give"
      ? { now: texts.given, before: texts.givenBefore }
      : { now: texts.taken, before: texts.takenBefore };
  const sending = useMutation({
    mutationFn: () => changeRole({ change, person, role, reason }, ownKey),
    onSuccess: (isChanged) => {
      showMessage((isChanged ? said.now : said.before)(roleName, name));
      onClose();
    },
  });
  const { error } = sending;
  const beside = error instanceof ApiError ? error.fields["reason"] : undefined;
  const title = change === "give" ? texts.giveTitle(roleName) : texts.takeTitle(roleName);
  return (
    <FormDialog
      {...{ title, formId, onClose, cancelText: texts.cancel, submitText: texts[change] }}
      busy={sending.isPending}
    >
      <Form
        close
        id={formId}
        trouble={error && !beside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!sending.isPending) sending.mutate();
        }}
      >
        <p className="t-note">{change === "give" ? texts.giveFacts(name) : texts.takeFacts(name)}</p>
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          maxLength={300}
          value={reason}
          error={beside}
          onChange={setReason}
        />
      </Form>
    </FormDialog>
  );
}
