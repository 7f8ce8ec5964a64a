import { useMutation } from "@tanstack/react-query";
import { Card } from "#engine/web/ui/card.tsx";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import {
  type NoticeChoice,
  type NoticeGroup,
  type NotificationSettings,
  noticeChoices,
  noticeGroups,
} from "../../contract/notification-settings.ts";
import { saveChoice } from "./settings.api.ts";
import { useSettingsTexts } from "./settings.texts.ts";

type Kind = NotificationSettings["kinds"][number];

/** How each group of kinds reaches the person, and each kind below it; a choice is kept at once. */
export function KindChoices({ kinds }: { readonly kinds: readonly Kind[] }) {
  const texts = useSettingsTexts();
  return (
    <Card pad className="stack">
      <p className="t-note c2">{texts.whatMore}</p>
      {noticeGroups
        .map((group) => ({ group, within: kinds.filter((kind) => kind.group === group) }))
        .filter(({ within }) => within.length > 0)
        .map(({ group, within }) => (
          <GroupChoice key={group} group={group} kinds={within} />
        ))}
    </Card>
  );
}

function GroupChoice({ group, kinds }: { readonly group: NoticeGroup; readonly kinds: readonly Kind[] }) {
  const texts = useSettingsTexts();
  const saving = useMutation({
    mutationFn: async (choice: NoticeChoice) => {
      for (const { kind, choice: before } of kinds) if (before !== choice) await saveChoice({ kind, choice });
    },
    onError: sayNotSaved,
  });
  const [first] = kinds;
  const common = kinds.every(({ choice }) => choice === first?.choice) ? first?.choice : undefined;
  return (
    <div className="stack-s">
      <RadioSegments
        showsLabel
        label={texts.groups(group)}
        value={saving.isPending ? saving.variables : common}
        onChoose={(choice) => saving.isPending || saving.mutate(choice)}
        choices={noticeChoices.map((value) => ({ value, text: texts.shortChoices(value) }))}
      />
      <Fold title={texts.oneByOne(kinds.length)}>
        <div className="notice-kinds">
          {kinds.map((kind) => (
            <KindChoice key={kind.kind} {...kind} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

function sayNotSaved(error: Error): void {
  showMessage(sentenceOf(error) ?? useSettingsTexts.now().notSaved);
}

function KindChoice({ kind, title, choice }: Kind) {
  const texts = useSettingsTexts();
  const language = useLanguage();
  const saving = useMutation({
    mutationFn: saveChoice,
    onError: sayNotSaved,
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
