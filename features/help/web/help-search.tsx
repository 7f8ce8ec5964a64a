import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChevronRight, Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { queryClient } from "#engine/web/data/query-client.ts";
import { useSession } from "#engine/web/data/session.ts";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import type { Language } from "#engine/web/words/language.ts";
import { plainLine } from "#features/articles/contract/plain-text.ts";
import { type HelpPage, helpPagesQuery } from "./api.ts";
import { findHelp, helpRolesOf } from "./find-help.ts";
import { HelpIndex } from "./help-index.tsx";
import { HelpText } from "./help-text.tsx";
import { useHelpTexts } from "./words.ts";

/**
 * Searches all help of a language; while nothing is searched, `children` (the page's own help) are shown, with the
 * index of all pages left of them or, on a phone, below.
 */
export function HelpSearch({
  language,
  own,
  children,
}: {
  readonly language: Language;
  /** The title of the page's own help. */
  readonly own: string;
  readonly children: ReactNode;
}) {
  const texts = useHelpTexts();
  const roles = helpRolesOf(useSession());
  const [question, setQuestion] = useState("");
  const [opened, setOpened] = useState<HelpPage | null>(null);
  const isAsked = question.trim() !== "";
  const pages = useQuery({ ...helpPagesQuery(language), enabled: isAsked }, queryClient);
  const isWide = useIsWide();
  const field = useRef<HTMLInputElement>(null);
  const type = (typed: string): void => {
    setQuestion(typed);
    setOpened(null);
  };
  const goBack = (): void => {
    type("");
    field.current?.focus();
  };
  const choose = (page: HelpPage): void => {
    if (page.title === own) goBack();
    else setOpened(page);
  };
  const index = <HelpIndex language={language} current={opened?.title ?? own} onOpen={choose} />;
  return (
    <div className="stack">
      <TextField
        ref={field}
        label={texts.search}
        type="search"
        maxLength={100}
        value={question}
        before={<Icon shape={Search} size="row" />}
        onChange={(event) => type(event.target.value)}
      />
      {isAsked && !opened ? (
        <Answer to={pages}>
          {(all) => <Found pages={findHelp(all, question, roles)} onOpen={setOpened} />}
        </Answer>
      ) : (
        // As the eye goes, so does the keyboard: the order is not only that of the style sheet.
        <div className="help-read">
          {isWide && index}
          <div>{opened ? <Opened key={opened.title} page={opened} onBack={goBack} /> : children}</div>
          {!isWide && index}
        </div>
      )}
    </div>
  );
}

/** A page that was found. The list it was chosen from is gone, so the keyboard goes on here. */
function Opened({ page, onBack }: { readonly page: HelpPage; readonly onBack: () => void }) {
  const texts = useHelpTexts();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <div ref={words} tabIndex={-1}>
        <HelpText page={page} />
      </div>
      <button type="button" className="link help-back" onClick={onBack}>
        <Icon shape={ArrowLeft} size="row" />
        {texts.backToPage}
      </button>
    </>
  );
}

function Found({
  pages,
  onOpen,
}: {
  readonly pages: readonly HelpPage[];
  readonly onOpen: (page: HelpPage) => void;
}) {
  const texts = useHelpTexts();
  return (
    <div>
      <p className="t-note c2" role="status">
        {pages.length === 0 ? texts.foundNone : texts.found(pages.length)}
      </p>
      <ul className="help-found">
        {pages.map((page) => (
          <li key={page.title}>
            <button type="button" className="row" onClick={() => onOpen(page)}>
              <span className="min-w-0 flex-1">
                <b>{page.title}</b>
                <span className="t-small c2 clip1">{plainLine(page.paragraphs[0] ?? "")}</span>
              </span>
              <Icon shape={ChevronRight} size="row" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
