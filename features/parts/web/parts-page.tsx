import "./parts.css";
import type { ReactNode } from "react";
import { chooseTheme, type Theme, useTheme } from "#engine/web/browser/theme.ts";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { chooseLanguage, type Language, useLanguage } from "#engine/web/words/language.ts";
import { ControlParts } from "./control-parts.tsx";
import { GoodsParts } from "./goods-parts.tsx";
import { ColourParts, MotifParts, TypeParts } from "./ground-parts.tsx";
import { MessageParts, StateParts } from "./message-parts.tsx";
import { MoneyParts, WayParts } from "./money-parts.tsx";
import { TableParts } from "./table-parts.tsx";
import { usePartsTexts } from "./words.ts";

/** Every part of the design system, in the language and theme of the moment. */
export function PartsPage() {
  const texts = usePartsTexts();
  return (
    <PageBody className="kits">
      <h1 className="only-d t-headline">{texts.title}</h1>
      <Switches />
      <Kit title={texts.motifs}>
        <MotifParts />
      </Kit>
      <Kit title={texts.colour}>
        <ColourParts />
      </Kit>
      <Kit title={texts.type}>
        <TypeParts />
      </Kit>
      <Kit title={texts.controls}>
        <ControlParts />
      </Kit>
      <Kit title={texts.goods}>
        <GoodsParts />
      </Kit>
      <Kit title={texts.money}>
        <MoneyParts />
      </Kit>
      <Kit title={texts.way}>
        <WayParts />
      </Kit>
      <Kit title={texts.tables}>
        <TableParts />
      </Kit>
      <Kit title={texts.messages}>
        <MessageParts />
      </Kit>
      <Kit title={texts.states}>
        <StateParts />
      </Kit>
    </PageBody>
  );
}

function Switches() {
  const theme = useTheme();
  const language = useLanguage();
  const texts = usePartsTexts();
  return (
    <div className="kit-2">
      <RadioSegments<Language>
        label={texts.languageName}
        choices={[
          { value: "en", text: "English" },
          { value: "te", text: <span lang="te">తెలుగు</span> },
        ]}
        value={language}
        onChoose={chooseLanguage}
      />
      <RadioSegments<Theme>
        label={texts.theme}
        choices={[
          { value: "light", text: texts.light },
          { value: "dark", text: texts.dark },
          { value: "device", text: texts.device },
        ]}
        value={theme}
        onChoose={chooseTheme}
      />
    </div>
  );
}

function Kit({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="kit">
      <h2 className="kit-h">{title}</h2>
      {children}
    </section>
  );
}
