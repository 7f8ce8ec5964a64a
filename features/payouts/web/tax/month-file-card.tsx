import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import type { Language } from "#engine/contract/language.ts";
import { saveFile } from "#engine/web/data/save-file.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { usePayoutsTexts } from "../words.ts";
import { monthsUntil, monthText } from "./months.ts";

interface MonthFile {
  readonly title: string;
  /** `yyyy-mm`, the latest month there is. */
  readonly thisMonth: string;
  /** Where a month's file comes from. */
  readonly pathOf: (month: string, language: Language) => string;
}

/** A month is chosen and its file saved. */
export function MonthFileCard({ title, thisMonth, pathOf }: MonthFile) {
  const texts = usePayoutsTexts();
  const language = useLanguage();
  const months = monthsUntil(thisMonth);
  const [month, setMonth] = useState(months[0] ?? "");
  const save = useMutation({
    mutationFn: () => saveFile(pathOf(month, language)),
    onSuccess: () => showMessage(texts.fileSaved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
  });
  return (
    <Card pad className="stack-s" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <SelectField
        label={texts.month}
        name="month"
        value={month}
        options={months.map((each) => ({ value: each, text: monthText(each, language) }))}
        onChange={(event) => setMonth(event.target.value)}
      />
      <Button look="second" busy={save.isPending} onClick={() => save.mutate()}>
        <Icon shape={Download} size="text" />
        {texts.download}
      </Button>
    </Card>
  );
}

/** A month's statement as a PDF in the language of the screen. */
export function StatementCard({ thisMonth }: { readonly thisMonth: string }) {
  const texts = usePayoutsTexts();
  const pathOf = (month: string, language: Language) =>
    `/v2/payouts/statements/${month}?language=${language}`;
  return <MonthFileCard title={texts.statement} thisMonth={thisMonth} pathOf={pathOf} />;
}
