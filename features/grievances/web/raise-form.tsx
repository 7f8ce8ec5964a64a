import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { grievanceSubjects, longestGrievance } from "../contract.ts";
import { useRaiseForm } from "./use-raise-form.ts";
import { useGrievancesTexts } from "./words.ts";

/** What was not set right elsewhere, in the person's own words; sent once under a key of its own. */
export function RaiseForm() {
  const texts = useGrievancesTexts();
  const form = useRaiseForm();
  const { draft, put, errorOf, trouble, isSending } = form;
  return (
    <Card pad aria-label={texts.raise}>
      <Form onSubmit={form.submit}>
        <div>
          <h2 className="h2">{texts.raise}</h2>
          <p className="t-note c2">{texts.intro}</p>
        </div>
        {trouble && <Note job="trouble">{trouble}</Note>}
        <SelectField
          label={texts.subject}
          name="subject"
          value={draft.subject}
          error={errorOf("subject")}
          options={[
            { value: "", text: texts.choose },
            ...grievanceSubjects.map((value) => ({ value, text: texts[value] })),
          ]}
          onChange={(event) => put("subject", event.target.value)}
        />
        <TextField
          label={texts.orderNumber}
          name="orderNumber"
          autoComplete="off"
          maxLength={40}
          value={draft.orderNumber}
          error={errorOf("orderNumber")}
          onChange={(event) => put("orderNumber", event.target.value)}
        />
        <TextArea
          label={texts.text}
          name="text"
          hint={texts.textHint}
          maxLength={longestGrievance}
          value={draft.text}
          error={errorOf("text")}
          onChange={(value) => put("text", value)}
        />
        <Button type="submit" busy={isSending}>
          {texts.send}
        </Button>
      </Form>
    </Card>
  );
}
