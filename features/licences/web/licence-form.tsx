import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { PictureField } from "#features/files/web";
import { type LicenceKind, sendLicence } from "../contract.ts";
import { ownLicencesQuery } from "./api.ts";
import { useLicencesTexts } from "./licences.texts.ts";

const fields = ["number", "validUntil", "scan"] as const;

/** Number, last day and photo of a licence; what was typed stays when it is refused. */
export function LicenceForm({
  kind,
  number: earlier,
  onClose,
}: {
  readonly kind: LicenceKind;
  /** Most licences keep their number when they are renewed. */
  readonly number: string;
  readonly onClose: () => void;
}) {
  const texts = useLicencesTexts();
  const [typed, setTyped] = useState({ number: earlier, validUntil: "", scan: "" });
  const [isUploading, setUploading] = useState(false);
  const put = (change: Partial<typeof typed>): void => setTyped((now) => ({ ...now, ...change }));
  const sending = useMutation({
    mutationFn: () => call(sendLicence, { params: { kind }, body: typed }),
    onSuccess: (licences) => {
      showMessage(texts.sentNow);
      queryClient.setQueryData(ownLicencesQuery.queryKey, licences);
      onClose();
    },
  });
  const { error } = sending;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = fields.some((field) => errors[field] !== undefined);
  return (
    <Form
      close
      trouble={error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
      onSubmit={() => {
        if (!sending.isPending && !isUploading) sending.mutate();
      }}
    >
      <TextField
        label={texts.number}
        name="number"
        maxLength={60}
        autoComplete="off"
        value={typed.number}
        error={errors["number"]}
        onChange={({ target }) => put({ number: target.value })}
      />
      <TextField
        label={texts.validUntil}
        name="validUntil"
        type="date"
        value={typed.validUntil}
        error={errors["validUntil"]}
        onChange={({ target }) => put({ validUntil: target.value })}
      />
      <PictureField
        label={texts.photo}
        picture={typed.scan === "" ? null : pictureUrl(typed.scan)}
        audience="private"
        error={errors["scan"]}
        onBusy={setUploading}
        onChange={(picture) => put({ scan: picture?.pictureKey ?? "" })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="onpaper" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={sending.isPending || isUploading}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
