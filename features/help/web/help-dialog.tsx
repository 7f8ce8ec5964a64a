import "./help.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { queryClient } from "#engine/web/data/query-client.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useCloseOnBack } from "#engine/web/ui/overlay/close-on-back.tsx";
import { Dialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { ErrorState, OfflineState } from "#engine/web/ui/page/page-states.tsx";
import { Spinner } from "#engine/web/ui/page/spinner.tsx";
import { currentLanguage } from "#engine/web/words/language.ts";
import { supportPhone } from "#engine/web/words/product.ts";
import { helpIndexQuery, helpPageQuery, helpPagesQuery } from "./api.ts";
import { HelpSearch } from "./help-search.tsx";
import { HelpText } from "./help-text.tsx";
import { type HelpTitle, helpUrlOf } from "./help-url.ts";
import { useHelpTitles } from "./titles.ts";
import { useHelpTexts } from "./words.ts";

const spinnerMs = 2000;

/**
 * Help for the current page, 1024 px wide: its text or a message that there is none, with search and index. Keeps
 * the language of its opening. Its own query client lets pages before sign-in open it.
 */
export function HelpDialog({
  title,
  onClose,
}: {
  /** The page's title, in each language. */
  readonly title: HelpTitle;
  readonly onClose: () => void;
}) {
  const texts = useHelpTexts();
  const [language] = useState(currentLanguage);
  const isSpinning = useSpinner();
  const isSignedIn = useSession() !== null;
  useCloseOnBack(onClose);
  return (
    <Dialog title={texts.help} size="help" onClose={onClose}>
      {isSpinning ? (
        <div className="help-wait">
          <Spinner />
        </div>
      ) : (
        <HelpSearch language={language} own={title[language]}>
          <PageHelp title={title} language={language} />
        </HelpSearch>
      )}
      <p className="help-phone t-note">
        <Icon shape={Phone} size="row" />
        <a className="link" href={supportPhone().dialled}>
          {texts.call} <b className="num">{supportPhone().shown}</b>
        </a>
        {isSignedIn && <MoreHelp onLeave={onClose} />}
      </p>
    </Dialog>
  );
}

/** Both pages require sign-in. */
function MoreHelp({ onLeave }: { readonly onLeave: () => void }) {
  const titles = useHelpTitles();
  return (
    <span className="help-more">
      <Link to="/app/home/social/faq" className="link" onClick={onLeave}>
        {titles.faq}
      </Link>
      <Link to="/app/home/social/contact-us" className="link" onClick={onLeave}>
        {titles.contact}
      </Link>
    </span>
  );
}

function PageHelp({ title, language }: { readonly title: HelpTitle; readonly language: "en" | "te" }) {
  const index = useQuery(helpIndexQuery, queryClient);
  const url = index.data && helpUrlOf(index.data, language, title);
  const page = useQuery({ ...helpPageQuery(url ?? ""), enabled: url !== undefined }, queryClient);
  // The persisted search pages contain this page's text too.
  const pages = useQuery({ ...helpPagesQuery(language), enabled: page.isError }, queryClient);
  const own = page.data ?? pages.data?.find((one) => one.title === title[language]);
  if (own) return <HelpText page={own} />;
  const failed = [index, page].find(({ isError }) => isError);
  if (failed && !pages.isFetching) {
    const retry = (): void => void failed.refetch();
    return failed.error?.name === "NetworkError" ? (
      <OfflineState onRetry={retry} />
    ) : (
      <ErrorState onRetry={retry} />
    );
  }
  return index.data && url === undefined ? <NoHelp /> : <Spinner />;
}

/** For a page without help: shows a message first, then itself. */
function NoHelp() {
  const texts = useHelpTexts();
  useEffect(() => showMessage(useHelpTexts.now().noHelp), []);
  return (
    <section className="stack">
      <h3 className="t-lead b">{texts.noHelp}</h3>
      <p>{texts.noHelpMore}</p>
    </section>
  );
}

function useSpinner(): boolean {
  const [isSpinning, setSpinning] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSpinning(false), spinnerMs);
    return () => clearTimeout(timer);
  }, []);
  return isSpinning;
}
