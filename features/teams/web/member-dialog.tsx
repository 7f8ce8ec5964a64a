import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { reloadSession } from "#engine/web/data/session.ts";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import {
  changeMember,
  inviteMember,
  type MemberRole,
  memberRoles,
  type Team,
  type TeamMember,
} from "../contract.ts";
import { takeTeams, teamsQuery } from "./api.ts";
import { nameOf } from "./member-name.ts";
import { useTeamsTexts } from "./words.ts";

/** Invites somebody by number, or changes what a member may do. */
export function MemberDialog({
  team,
  member,
  onClose,
}: {
  readonly team: Team;
  /** Null: a new one. */
  readonly member: TeamMember | null;
  readonly onClose: () => void;
}) {
  const texts = useTeamsTexts();
  const language = useLanguage();
  const formId = useId();
  const [mobileNo, setMobileNo] = useState("");
  const [roles, setRoles] = useState<readonly MemberRole[]>(member?.roles ?? ["orders"]);
  const saving = useMutation({
    mutationFn: () => {
      const chosen = [...roles];
      if (!member)
        return call(inviteMember, { params: { teamId: team.teamId }, body: { mobileNo, roles: chosen } });
      const { memberId } = member;
      return call(changeMember, { params: { memberId }, body: { roles: chosen, seenRoles: member.roles } });
    },
    onSuccess: (answer) => {
      takeTeams(answer);
      // An owner may have changed what the own session may do.
      if (member) void reloadSession();
      showMessage(member ? texts.saved : texts.sent);
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) void queryClient.refetchQueries(teamsQuery);
    },
  });
  const { error } = saving;
  const fields = error instanceof ApiError ? error.fields : {};
  const trouble =
    error && !fields["mobileNo"] && (fields["roles"] ?? sentenceOf(error) ?? texts.noConnection);
  const toggle = (role: MemberRole) => (isOn: boolean) =>
    setRoles(memberRoles.filter((one) => (one === role ? isOn : roles.includes(one))));
  return (
    <FormDialog
      {...{ formId, onClose }}
      title={member ? texts.changeNamed(nameOf(language, member)) : texts.addMember}
      cancelText={texts.cancel}
      submitText={member ? texts.save : texts.invite}
      busy={saving.isPending}
    >
      <Form
        close
        id={formId}
        trouble={trouble || undefined}
        onSubmit={() => {
          if (!saving.isPending) saving.mutate();
        }}
      >
        {!member && (
          <TextField
            label={texts.mobileNo}
            hint={texts.mobileHint}
            name="mobileNo"
            autoComplete="off"
            before="+91"
            inputMode="tel"
            maxLength={20}
            value={mobileNo}
            error={fields["mobileNo"]}
            onChange={(event) => setMobileNo(event.target.value)}
          />
        )}
        <fieldset className="stack-s">
          <legend className="lab mb-1.5">{texts.may}</legend>
          {memberRoles.map((role) => (
            <TickBox key={role} checked={roles.includes(role)} onChange={toggle(role)}>
              {texts.roleName(role)}
              <span className="t-small c2 block">{texts.roleHint(role)}</span>
            </TickBox>
          ))}
        </fieldset>
      </Form>
    </FormDialog>
  );
}
