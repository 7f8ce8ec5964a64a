import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "#lib/language";
import { saveFile } from "#lib/save-file";
import { sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { SelectField } from "#ui/select-field";
import { showMessage } from "#ui/snackbar";
import { monthsUntil, monthText } from "./months.ts";
import { usePayoutsTexts } from "./payouts.texts.ts";

/** A month's statement as a PDF in the language of the screen; `thisMonth`, `yyyy-mm`, is the latest. */
export function StatementCard({ thisMonth }: { readonly thisMonth: string }) {
  const texts = usePayoutsTexts();
  const language = useLanguage();
  const months = monthsUntil(thisMonth);
  const [month, setMonth] = useState(months[0] ?? "");
  const save = useMutation({
    networkMode: "always",
    mutationFn: () => saveFile(`/v2/payouts/statements/${month}?language=${language}`),
    onSuccess: () => showMessage(texts.fileSaved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
  });
  return (
    <Card pad className="stack-s" aria-label={texts.statement}>
      <h2 className="h2">{texts.statement}</h2>
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
