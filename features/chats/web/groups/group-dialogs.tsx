import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PictureField } from "#features/files/web";
import { addMembers, changeGroup, type GroupInfo, leaveGroup } from "../../contract/groups.ts";
import { longestGroupName } from "../../contract/shapes.ts";
import { askChatsAgain } from "../api.ts";
import type { Choosable } from "./groups.api.ts";
import { useGroupTexts } from "./groups.texts.ts";
import { PeopleChoice } from "./people-choice.tsx";

interface DialogProps {
  readonly group: GroupInfo;
  readonly onClose: () => void;
}

/** What went wrong: beside fields, or with the form as a whole. */
function troubleOf(error: Error | null) {
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  return { fields, trouble: error && Object.keys(fields).length === 0 ? sentenceOf(error) : undefined };
}

/** Another name or picture for a group. */
export function ChangeDialog({ group, onClose }: DialogProps) {
  const texts = useGroupTexts();
  const formId = useId();
  const [before] = useState(group.name);
  const [name, setName] = useState(before);
  /** Undefined: the picture stays. */
  const [picture, setPicture] = useState<{ pictureKey: string } | null | undefined>();
  const [isBusy, setBusy] = useState(false);
  const saving = useMutation({
    mutationFn: () => {
      const change = picture === undefined ? {} : { pictureKey: picture?.pictureKey ?? null };
      // A name that was not touched could undo the one that another admin gives meanwhile.
      const body = name === before ? change : { name, ...change };
      return call(changeGroup, { params: { chatKey: group.chatKey }, body });
    },
    onSuccess: async () => {
      showMessage(texts.saved);
      onClose();
      await askChatsAgain();
    },
  });
  const { fields, trouble } = troubleOf(saving.error);
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.change, cancelText: texts.cancel, submitText: texts.save }}
      busy={saving.isPending || isBusy}
    >
      <Form
        close
        id={formId}
        trouble={trouble}
        onSubmit={() => {
          if (!saving.isPending && !isBusy) saving.mutate();
        }}
      >
        <TextField
          label={texts.name}
          name="name"
          value={name}
          error={fields["name"] ?? (name.trim() === "" ? texts.nameMissing : undefined)}
          maxLength={longestGroupName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <PictureField
          label={texts.picture}
          picture={picture === null ? null : group.pictureUrl}
          audience="members"
          round
          error={fields["pictureKey"]}
          onChange={setPicture}
          onBusy={setBusy}
        />
      </Form>
    </FormDialog>
  );
}

/** More people for a group. */
export function AddDialog({ group, onClose }: DialogProps) {
  const texts = useGroupTexts();
  const formId = useId();
  const [chosen, setChosen] = useState<readonly Choosable[]>([]);
  const adding = useMutation({
    mutationFn: () => {
      const profileKeys = chosen.map(({ profileKey }) => profileKey);
      return call(addMembers, { params: { chatKey: group.chatKey }, body: { profileKeys } });
    },
    onSuccess: async ({ added, asked, leftOut }) => {
      showMessage(texts.added(added, asked, leftOut));
      onClose();
      await askChatsAgain();
    },
  });
  const { fields, trouble } = troubleOf(adding.error);
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.addPeople, cancelText: texts.cancel, submitText: texts.addPeople }}
      busy={adding.isPending}
      disabled={chosen.length === 0}
    >
      <div className="stack">
        <Form
          id={formId}
          trouble={trouble}
          onSubmit={() => {
            if (!adding.isPending && chosen.length > 0) adding.mutate();
          }}
        >
          {null}
        </Form>
        <PeopleChoice
          chosen={chosen}
          without={group.members.map(({ profileKey }) => profileKey)}
          error={fields["profileKeys"]}
          onChange={setChosen}
        />
      </div>
    </FormDialog>
  );
}

/** Asks before the person leaves. */
export function LeaveDialog({ group, onClose }: DialogProps) {
  const texts = useGroupTexts();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => call(leaveGroup, { params: { chatKey: group.chatKey } }),
    onSuccess: async () => {
      showMessage(texts.left);
      await navigate({ to: "/app/chats", replace: true });
      await askChatsAgain();
    },
  });
  useErrorMessage(leaving.error);
  return (
    <ConfirmDialog
      title={texts.leaveTitle}
      confirmText={texts.leaveNow}
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate()}
      onClose={onClose}
    >
      {group.isAdmin ? texts.leaveAdminText : texts.leaveText}
    </ConfirmDialog>
  );
}
