import { type InputHTMLAttributes, type ReactNode, useEffect, useState } from "react";
import { outboxNow } from "#engine/web/outbox/outbox.ts";
import { isOpen, type OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { currentLanguage, onLanguageChange } from "#engine/web/words/language.ts";
import { PictureField } from "#features/files/web";
import type { Profile } from "../contract/profiles.ts";
import { profileChange } from "./offline.ts";
import { draftOf, type ProfileDraft, type ProfileField } from "./profile-draft.ts";
import { errorsStillTrue, isWithoutField, useSaveProfile } from "./use-save-profile.ts";
import { useProfilesTexts } from "./words.ts";

const formId = "own-profile";

/** The own profile to change: picture, names, e-mail, language and business, each with its error beside it. */
export function ProfileForm({ profile, onDone }: { readonly profile: Profile; readonly onDone: () => void }) {
  const texts = useProfilesTexts();
  const form = useProfileForm(profile, onDone);
  // A picture that is still on its way would be left behind by what is saved now.
  const [isUploading, setUploading] = useState(false);
  const { draft, put } = form;
  const line = (
    field: TextOfDraft,
    native: InputHTMLAttributes<HTMLInputElement>,
    hint?: string,
  ): ReactNode => (
    <TextField
      {...native}
      name={field}
      label={native.required ? texts[field] : texts.optional(texts[field])}
      hint={hint}
      value={draft[field]}
      error={form.errors[field]}
      onChange={({ target }) => put({ [field]: target.value })}
    />
  );
  return (
    <form id={formId} className="stack" noValidate onSubmit={form.save}>
      {form.isRefused && (
        <Note job="trouble">
          <p>{texts.notSaved}</p>
          {form.reason && <p>{form.reason}</p>}
        </Note>
      )}
      <PictureField
        label={texts.picture}
        picture={draft.pictureKey === null ? null : profile.profilePicUrl}
        audience="members"
        placeholder={<Avatar name={draft.firstNameTe || draft.firstName} large tint="sun" />}
        round
        error={form.errors.picture}
        onChange={(sent) => put({ pictureKey: sent?.pictureKey ?? null })}
        onBusy={setUploading}
        onLeft={form.setPhotoLeft}
      />
      <div className="stack items-start md:grid-cols-2">
        {line("firstName", { autoComplete: "given-name", maxLength: 60, required: true })}
        {line("firstNameTe", { autoComplete: "off", lang: "te", maxLength: 60 })}
      </div>
      {line(
        "email",
        { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
        texts.emailHint,
      )}
      <RadioSegments
        label={texts.language}
        showsLabel
        value={draft.language}
        choices={[
          { value: "en", text: <span lang="en">{texts.english}</span> },
          { value: "te", text: <span lang="te">{texts.telugu}</span> },
        ]}
        onChoose={(language) => put({ language })}
      />
      <div className="stack items-start md:grid-cols-2">
        {line("businessName", { autoComplete: "organization", maxLength: 80 }, texts.businessHint)}
        {line("gstin", { autoComplete: "off", autoCapitalize: "characters", maxLength: 15 })}
      </div>
      <div className="flex gap-3">
        <Button look="onpaper" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" className="flex-1 md:flex-none" busy={form.isSaving} disabled={isUploading}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

type TextOfDraft = Exclude<ProfileField, "picture">;

function useProfileForm(profile: Profile, onDone: () => void) {
  const texts = useProfilesTexts();
  const [unsent] = useState(() =>
    outboxNow().findLast((entry) => isOpen(entry) && entry.kind === profileChange.kind),
  );
  const [draft, setDraft] = useState(
    (): ProfileDraft => ({
      ...(profileChange.inputOf(unsent) ?? draftOf(profile)),
      // Who reads the app in Telugu is not turned back to English by saving his name.
      language: currentLanguage(),
    }),
  );
  const [isNameMissing, setNameMissing] = useState(false);
  const [isPhotoLeft, setPhotoLeft] = useState(false);
  const saving = useSaveProfile(profile.profileKey);
  const put = (change: Partial<ProfileDraft>): void => setDraft((before) => ({ ...before, ...change }));
  // Nor is he by saving what stood in the form before he chose another in the menu.
  useEffect(
    () => onLanguageChange(() => setDraft((before) => ({ ...before, language: currentLanguage() }))),
    [],
  );
  const save = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (saving.isPending) return;
    const isMissing = draft.firstName.trim() === "";
    setNameMissing(isMissing);
    if (isMissing) {
      focusFirstError();
      return;
    }
    saving.mutate(draft, {
      onSuccess: ({ state }) => {
        const words = useProfilesTexts.now();
        const said = state === "sent" ? words.saved : words.keptForLater;
        showMessage(isPhotoLeft ? words.keptWithoutPhoto : said);
        onDone();
      },
      onError: focusFirstError,
    });
  };
  const refused = errorsStillTrue(saving.error, saving.variables, draft);
  const isStillMissing = isNameMissing && draft.firstName.trim() === "";
  return {
    draft,
    put,
    save,
    setPhotoLeft,
    isSaving: saving.isPending,
    ...refusalOf(saving.error, unsent),
    errors: isStillMissing ? { ...refused, firstName: texts.nameMissing } : refused,
  };
}

/** Whether the change was not taken for another cause than a field, now or while it waited, and what the server says why. */
function refusalOf(
  error: Error | null,
  unsent: OutboxEntry | undefined,
): { readonly isRefused: boolean; readonly reason?: string | undefined } {
  if (isWithoutField(error)) return { isRefused: true, reason: sentenceOf(error) };
  const before = error === null ? unsent?.refusal : null;
  return { isRefused: Boolean(before), reason: before?.info };
}

/** After the errors are drawn. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`#${formId} [aria-invalid="true"]:not([type="file"])`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
}
