import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PasswordField } from "#features/auth/web";
import { askForErasure, askForExport, type RequestKind } from "../contract/privacy.ts";
import { ownQuery, takeOwn } from "./api.ts";
import { usePrivacyTexts } from "./words.ts";

/** Asks for the password, since whoever holds an open phone could be somebody else. */
export function ProveDialog({ what, onClose }: { readonly what: RequestKind; readonly onClose: () => void }) {
  const texts = usePrivacyTexts();
  const formId = useId();
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const asking = useMutation({
    mutationFn: () => call(what === "export" ? askForExport : askForErasure, { body: { password } }),
    onSuccess: (own) => {
      takeOwn(own);
      onClose();
    },
    // What stands in the way may have come meanwhile: the page behind shows it.
    onError: () => queryClient.invalidateQueries({ queryKey: ownQuery.queryKey }),
  });
  const { error } = asking;
  const refused = error instanceof ApiError ? error.fields["password"] : undefined;
  const missing = isTried && password === "" ? texts.passwordNeeded : undefined;
  return (
    <FormDialog
      title={texts.proveTitle}
      formId={formId}
      cancelText={texts.cancel}
      submitText={texts.go}
      busy={asking.isPending}
      onClose={onClose}
    >
      <Form
        id={formId}
        close
        trouble={error && !refused ? (sentenceOf(error) ?? texts.notSent) : undefined}
        onSubmit={() => {
          setTried(true);
          if (password !== "" && !asking.isPending) asking.mutate();
        }}
      >
        <p>{what === "export" ? texts.proveCopy : texts.proveErase}</p>
        <PasswordField
          label={texts.password}
          value={password}
          onType={(typed) => {
            setPassword(typed);
            if (error) asking.reset();
          }}
          error={missing ?? refused}
        />
      </Form>
    </FormDialog>
  );
}
