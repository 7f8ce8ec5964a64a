import { useMutation } from "@tanstack/react-query";
import { Card } from "#engine/web/ui/card.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import {
  type NoticeChoice,
  type NotificationSettings,
  noticeChoices,
} from "../../contract/notification-settings.ts";
import { saveChoice } from "./settings.api.ts";
import { useSettingsTexts } from "./settings.texts.ts";

type Kind = NotificationSettings["kinds"][number];

/** Each kind with how it reaches the person; a choice is kept as soon as it is made. */
export function KindChoices({ kinds }: { readonly kinds: readonly Kind[] }) {
  const texts = useSettingsTexts();
  return (
    <Card pad className="stack">
      <p className="t-note c2">{texts.whatMore}</p>
      <div className="notice-kinds">
        {kinds.map((kind) => (
          <KindChoice key={kind.kind} {...kind} />
        ))}
      </div>
    </Card>
  );
}

function KindChoice({ kind, title, choice }: Kind) {
  const texts = useSettingsTexts();
  const language = useLanguage();
  const saving = useMutation({
    mutationFn: saveChoice,
    onError: (error) => showMessage(sentenceOf(error) ?? useSettingsTexts.now().notSaved),
  });
  const shown = saving.isPending ? saving.variables.choice : choice;
  return (
    <SelectField
      label={wordsIn(language, title).text}
      value={shown}
      onChange={({ target }) => saving.mutate({ kind, choice: target.value as NoticeChoice })}
      options={noticeChoices.map((value) => ({ value, text: texts.choices(value) }))}
    />
  );
}
