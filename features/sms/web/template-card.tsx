import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { type SmsTemplate, saveSmsTemplate } from "../contract.ts";
import { takeTemplate } from "./api.ts";
import { useSmsTexts } from "./words.ts";

/** The words of a message in one language, to be registered as they are, and the id that DLT gave them. */
export function TemplateCard({ template }: { readonly template: SmsTemplate }) {
  const texts = useSmsTexts();
  const { kind, title, language, text, isUnicode, dltTemplateId } = template;
  const [typed, setTyped] = useState(dltTemplateId ?? "");
  const save = useMutation({
    mutationFn: (id: string) =>
      call(saveSmsTemplate, { body: { kind, language, dltTemplateId: id === "" ? null : id } }),
    onSuccess: async () => {
      await takeTemplate();
      showMessage(texts.saved);
    },
  });
  const refused = save.error instanceof ApiError ? save.error.fields["dltTemplateId"] : undefined;
  const name = `${title}, ${texts.languageOf(language)}`;
  return (
    <Card pad aria-label={name}>
      <h2 className="h2">{name}</h2>
      <p className="t-small c2">{texts.perPart(isUnicode)}</p>
      <p className="my-2 whitespace-pre-line break-words" lang={language}>
        {text}
      </p>
      <Form
        close
        trouble={save.error && !refused ? (sentenceOf(save.error) ?? texts.notSaved) : undefined}
        onSubmit={() => save.mutate(typed.trim())}
      >
        <TextField
          label={texts.templateId}
          hint={texts.idHint}
          error={refused}
          name="dltTemplateId"
          inputMode="numeric"
          autoComplete="off"
          maxLength={19}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="second" busy={save.isPending}>
          {texts.save}
        </Button>
      </Form>
    </Card>
  );
}
