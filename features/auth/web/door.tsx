import "./door.css";
import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { askForHelp } from "#engine/web/routes/help-asking.ts";
import { Brand } from "#engine/web/ui/brand.tsx";
import { LanguageButtons } from "#engine/web/ui/form/language-buttons.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { supportPhone } from "#engine/web/words/product.ts";
import { LegalLinks } from "#features/legal/web";
import { useAuthTexts } from "./words.ts";

/** The frame of sign-in and its neighbours: the market's picture, the selvedge, the language, the form, the support line. */
export function Door({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}) {
  const texts = useAuthTexts();
  return (
    <div className="door">
      <header className="door-pic">
        <img className="door-scene" src="./art/scenes/santha.svg" alt="" />
        <div className="door-brand">
          <Brand />
        </div>
        <div className="door-say only-d">
          <p className="t-headline">{texts.slogan}</p>
          <p>{texts.sloganMore}</p>
        </div>
      </header>
      <main className="door-form">
        <div className="anchu-lg door-edge" aria-hidden="true" />
        <div className="door-in">
          <LanguageButtons />
          <div>
            <h1 className="t-headline">{title}</h1>
            <p className="t-note c2 mt-0.5">{intro}</p>
          </div>
          {children}
          <p className="door-help t-small c2">
            <Icon shape={Phone} size="text" />
            <a href={supportPhone().dialled}>
              {texts.support} <b className="num">{supportPhone().shown}</b>, {texts.supportHours}
            </a>
          </p>
          <p className="t-small text-center">
            <button type="button" className="link" onClick={askForHelp}>
              {texts.help}
            </button>
          </p>
          <div className="flex justify-center">
            <LegalLinks />
          </div>
        </div>
      </main>
    </div>
  );
}
