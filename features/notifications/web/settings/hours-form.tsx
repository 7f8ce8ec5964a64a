import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { type Hours, saveHours } from "./settings.api.ts";
import { useSettingsTexts } from "./settings.texts.ts";

const usualQuiet = { from: 21, until: 7 };

/** Quiet hours and the hour of the day in short, in Indian time. */
export function HoursForm({ saved }: { readonly saved: Hours }) {
  const texts = useSettingsTexts();
  const [{ quietHours, digestHour }, setDraft] = useState(saved);
  const saving = useMutation({
    mutationFn: saveHours,
    onSuccess: () => showMessage(useSettingsTexts.now().hoursSaved),
    onError: (error) => {
      if (Object.keys(fieldsOf(error)).length === 0)
        showMessage(sentenceOf(error) ?? useSettingsTexts.now().notSaved);
    },
  });
  const errors = fieldsOf(saving.error);
  const change = (changed: Partial<Hours>): void => setDraft((before) => ({ ...before, ...changed }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    saving.mutate({ quietHours, digestHour });
  }
  return (
    <Card pad>
      <form className="stack" onSubmit={submit}>
        <TickBox
          checked={quietHours !== null}
          onChange={(isTicked) => change({ quietHours: isTicked ? usualQuiet : null })}
        >
          {texts.quiet}
        </TickBox>
        {quietHours && (
          <div className="notice-hours">
            <HourField
              label={texts.from}
              hour={quietHours.from}
              error={errors["quietHours"]}
              onChoose={(from) => change({ quietHours: { ...quietHours, from } })}
            />
            <HourField
              label={texts.until}
              hour={quietHours.until}
              onChoose={(until) => change({ quietHours: { ...quietHours, until } })}
            />
          </div>
        )}
        <HourField
          label={texts.digest}
          hint={texts.digestMore}
          hour={digestHour}
          error={errors["digestHour"]}
          onChoose={(hour) => change({ digestHour: hour })}
        />
        <Button type="submit" wide busy={saving.isPending}>
          {texts.saveHours}
        </Button>
      </form>
    </Card>
  );
}

function fieldsOf(error: Error | null): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** Midnight in India of some day; only the hour of it is shown. */
const midnight = -330 * 60_000;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

function HourField({
  label,
  hint,
  error,
  hour,
  onChoose,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly hour: number;
  readonly onChoose: (hour: number) => void;
}) {
  const language = useLanguage();
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      value={String(hour)}
      onChange={({ target }) => onChoose(Number(target.value))}
      options={hours.map((each) => ({
        value: String(each),
        text: formatTime(midnight + each * 3_600_000, language),
      }))}
    />
  );
}
