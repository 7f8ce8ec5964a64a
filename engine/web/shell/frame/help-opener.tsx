import { type ComponentType, useEffect, useState } from "react";
import { onHelpAsked } from "../../routes/help-asking.ts";
import { showMessage } from "../../ui/overlay/snackbar.tsx";
import { inLanguage, type Language } from "../../words/language.ts";
import type { ShownPage } from "../routes/page-moment.ts";
import { useShellTexts } from "../shell.texts.ts";

type HelpDialog = ComponentType<{
  readonly title: Readonly<Record<Language, string>>;
  readonly onClose: () => void;
}>;

/** Opens the help of the shown page when somebody asks for it; the dialog is fetched then. */
export function HelpOpener({ page }: { readonly page: ShownPage }) {
  const [Dialog, setDialog] = useState<HelpDialog | null>(null);
  useEffect(
    () =>
      onHelpAsked(async () => {
        try {
          const { HelpDialog } = await import("#features/help/web");
          setDialog(() => HelpDialog);
        } catch {
          showMessage(useShellTexts.now().helpFailed);
        }
      }),
    [],
  );
  const titleIn = (language: Language) => inLanguage(language, () => helpTitleOf(page));
  return (
    Dialog && <Dialog title={{ en: titleIn("en"), te: titleIn("te") }} onClose={() => setDialog(null)} />
  );
}

/** What the help of a page is listed under, in the language of the moment. */
export function helpTitleOf({ facts, moment }: Pick<ShownPage, "facts" | "moment">): string {
  return facts?.helpTitle?.() ?? facts?.title(moment) ?? "";
}
