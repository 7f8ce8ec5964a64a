import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChevronRight, Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Language } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { Answer } from "#ui/answer";
import { Icon } from "#ui/icon";
import { TextField } from "#ui/text-field";
import { findHelp } from "./find-help.ts";
import { type HelpPage, helpPagesQuery } from "./help.api.ts";
import { useHelpTexts } from "./help.texts.ts";
import { HelpText } from "./help-text.tsx";

/** Searches all help of a language; while nothing is searched, `children` (the page's own help) are shown. */
export function HelpSearch({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const texts = useHelpTexts();
  const [question, setQuestion] = useState("");
  const [opened, setOpened] = useState<HelpPage | null>(null);
  const isAsked = question.trim() !== "";
  const pages = useQuery({ ...helpPagesQuery(language), enabled: isAsked }, queryClient);
  const field = useRef<HTMLInputElement>(null);
  const type = (typed: string): void => {
    setQuestion(typed);
    setOpened(null);
  };
  const goBack = (): void => {
    type("");
    field.current?.focus();
  };
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
      {opened ? (
        <Opened page={opened} onBack={goBack} />
      ) : isAsked ? (
        <Answer to={pages}>{(all) => <Found pages={findHelp(all, question)} onOpen={setOpened} />}</Answer>
      ) : (
        children
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
                <span className="t-small c2 clip1">{page.paragraphs[0]}</span>
              </span>
              <Icon shape={ChevronRight} size="row" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
