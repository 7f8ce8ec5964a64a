import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { ArrowLeft, CircleQuestionMark, Menu } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Session } from "../../data/session.ts";
import { askForHelp } from "../../routes/help-asking.ts";
import { currentEntry } from "../../routes/menu-entries.ts";
import { Brand } from "../../ui/brand.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.tsx";
import { CountBadge } from "../../ui/count-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { RouteProgress } from "../../ui/page/route-progress.tsx";
import { backMove, pageBefore } from "../back-move.ts";
import type { ShownPage } from "../routes/page-moment.ts";
import { useMenu } from "../routes/registered.ts";
import { useShellTexts } from "../shell.texts.ts";
import { AccountMenu } from "./account-menu.tsx";
import { EntryLink } from "./entry-link.tsx";
import { useFrameTexts } from "./frame.texts.ts";
import { HeaderSearch } from "./header-search.tsx";
import { MenuSign } from "./menu-sign.tsx";

/** 50 px: menu or back, wordmark or title, counts. On wide screens the footer's links and the search join it. */
export function Header({
  page,
  session,
  isDrawerOpen,
  onToggleDrawer,
  isNewsDue,
}: {
  readonly page: ShownPage;
  readonly session: Session | null;
  readonly isDrawerOpen: boolean;
  readonly onToggleDrawer: () => void;
  /** Whether what is new may be counted: not while the first screen comes. */
  readonly isNewsDue: boolean;
}) {
  const texts = useFrameTexts();
  const { product } = useShellTexts();
  const { facts } = page;
  const showsBack = facts?.leads
    ? facts.leads === "back"
    : !facts?.menu?.some(({ place }) => place === "footer");
  const newsId = useId();
  const menu = (className: string, sign?: ReactNode) => (
    <IconButton
      className={className}
      name={texts.menu}
      shape={Menu}
      aria-expanded={isDrawerOpen}
      aria-haspopup="dialog"
      aria-describedby={sign ? newsId : undefined}
      onClick={onToggleDrawer}
    >
      {sign}
    </IconButton>
  );
  return (
    <header className={classes("hdr", facts?.beginsWithCloth && "flush")}>
      <div className="wrap hdr-in">
        {session && menu("only-d")}
        {session && showsBack && <BackButton page={page} />}
        {session &&
          !showsBack &&
          menu("only-m", isNewsDue && <MenuSign place="drawer" session={session} id={newsId} />)}
        {facts?.showsWordmark || !session ? (
          <span className="only-m flex-1 pl-1">
            <Brand />
          </span>
        ) : (
          <h1 className="only-m">{page.phoneTitle}</h1>
        )}
        <Link to="/" className="only-d" aria-label={product}>
          <Brand />
        </Link>
        <HeaderLinks session={session} />
        <HeaderSearch session={session} isHidden={facts?.hasOwnSearch ?? false} />
        <IconButton
          data-tour="help"
          name={texts.help}
          shape={CircleQuestionMark}
          aria-haspopup="dialog"
          onClick={askForHelp}
        />
        <HeaderCounts session={session} />
        {session ? (
          <AccountMenu session={session} isNewsDue={isNewsDue} />
        ) : (
          <ButtonLink to="/auth/signin" look="oncloth" small className="mr-2">
            {texts.login}
          </ButtonLink>
        )}
      </div>
      {page.isLoading && <RouteProgress />}
    </header>
  );
}

function BackButton({ page }: { readonly page: ShownPage }) {
  const texts = useFrameTexts();
  const router = useRouter();
  const goBack = (): void => {
    const { state } = router.state.location;
    const above = page.facts?.parents?.at(-1) ?? "/app/home";
    const move = backMove({
      rule: page.facts?.back,
      state,
      entriesBefore: state.__TSR_index,
      pageBefore: pageBefore(),
      above,
    });
    if ("steps" in move) router.history.go(-move.steps);
    else void router.navigate({ href: move.to, replace: true });
  };
  return <IconButton name={texts.back} shape={ArrowLeft} onClick={goBack} />;
}

function HeaderLinks({ session }: { readonly session: Session | null }) {
  const texts = useFrameTexts();
  const entries = useMenu("footer", session);
  const current = currentEntry(entries, useLocation());
  return (
    <nav className="hdr-nav" aria-label={texts.mainNavigation}>
      {entries.map((entry) => (
        <EntryLink key={entry.to} entry={entry} isCurrent={entry === current}>
          {() => entry.text()}
        </EntryLink>
      ))}
    </nav>
  );
}

function HeaderCounts({ session }: { readonly session: Session | null }) {
  return useMenu("header", session).map((entry) => (
    <EntryLink key={entry.to} entry={entry} isCurrent={false} className="iconbtn">
      {(count) => (
        <>
          <Icon shape={entry.icon} />
          <CountBadge count={count} />
        </>
      )}
    </EntryLink>
  ));
}
