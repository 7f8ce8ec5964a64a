import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { changePassword } from "../contract/auth.ts";
import { newPasswordComplaint } from "./checks.ts";
import { devicesQuery } from "./devices/devices.api.ts";
import { useDevicesTexts } from "./devices/devices.texts.ts";
import { PasswordField } from "./password-field.tsx";
import { useSubmission } from "./use-submission.ts";

/** A new password against the old one; signs out everywhere else. */
export function PasswordChange() {
  const texts = useDevicesTexts();
  const queries = useQueryClient();
  const [oldPassword, setOldPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const sending = useSubmission({
    check: () => ({
      oldPassword: oldPassword === "" ? "passwordNeeded" : undefined,
      newPassword: newPasswordComplaint(newPassword),
    }),
    send: () => call(changePassword, { body: { oldPassword, newPassword } }),
    onDone() {
      setOldPassword("");
      setNewPassword("");
      showMessage(useDevicesTexts.now().passwordChanged);
      void queries.invalidateQueries(devicesQuery);
    },
    fieldOf: { "auth/wrong-old-password": "oldPassword" },
  });
  return (
    <Card pad>
      <form ref={sending.form} className="stack" noValidate onSubmit={sending.onSubmit}>
        <PasswordField
          label={texts.oldPassword}
          name="oldPassword"
          value={oldPassword}
          onType={setOldPassword}
          error={sending.errorOf("oldPassword")}
        />
        <PasswordField
          isNew
          name="newPassword"
          label={texts.newPassword}
          value={newPassword}
          onType={setNewPassword}
          error={sending.errorOf("newPassword")}
        />
        {sending.trouble && <Note job="trouble">{sending.trouble}</Note>}
        <Button type="submit" wide busy={sending.isSending}>
          {texts.changePassword}
        </Button>
        <p className="t-note c2">{texts.changePasswordMore}</p>
        <p className="t-note c2">{texts.forgot}</p>
      </form>
    </Card>
  );
}
