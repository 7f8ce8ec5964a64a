import { grievanceSubjects, longestGrievance } from "@santha/contract/grievances";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { Form } from "#ui/form";
import { Note } from "#ui/note";
import { SelectField } from "#ui/select-field";
import { TextArea } from "#ui/text-area";
import { TextField } from "#ui/text-field";
import { useGrievancesTexts } from "./grievances.texts.ts";
import { useRaiseForm } from "./use-raise-form.ts";

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
