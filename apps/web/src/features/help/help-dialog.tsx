import "./help.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { currentLanguage } from "#lib/language";
import { supportPhone } from "#lib/product";
import { queryClient } from "#lib/query-client";
import { useSession } from "#lib/session";
import { useCloseOnBack } from "#ui/close-on-back";
import { Dialog } from "#ui/dialog";
import { Icon } from "#ui/icon";
import { ErrorState, OfflineState } from "#ui/page-states";
import { showMessage } from "#ui/snackbar";
import { Spinner } from "#ui/spinner";
import { helpIndexQuery, helpPageQuery, helpPagesQuery } from "./help.api.ts";
import { useHelpTexts } from "./help.texts.ts";
import { useHelpTitles } from "./help.titles.ts";
import { HelpSearch } from "./help-search.tsx";
import { HelpText } from "./help-text.tsx";
import { type HelpTitle, helpUrlOf } from "./help-url.ts";

const spinnerMs = 2000;

/**
 * Help for the page that is shown, 1024 px wide: after the spinner its words, else the message that there are none
 * and the page without help; with the search over all help and its index. The language is that of the moment it is opened.
 * It brings its own query client, so that the pages before sign-in may open it too.
 */
export function HelpDialog({
  title,
  onClose,
}: {
  /** What the page is called, in each language. */
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

/** Both pages stand behind the door. */
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
  // What is kept of the search has this page's words too.
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

/** For a page without help: says so in a message first, then stands there itself. */
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
