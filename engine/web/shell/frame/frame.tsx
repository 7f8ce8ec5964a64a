import { QueryClientProvider } from "@tanstack/react-query";
import { Link, Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useState } from "react";
import { mendMissingPictures } from "../../browser/missing-pictures.ts";
import { useDataSaver } from "../../data/data-saver.ts";
import { queryClient } from "../../data/query-client.ts";
import type { Session } from "../../data/session.ts";
import { pathOf } from "../../routes/navigation.ts";
import { classes } from "../../ui/classes.tsx";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { lazyPart } from "../../ui/page/lazy-part.tsx";
import { useKeptScroll } from "../kept-scroll.ts";
import { OfflineNotice } from "../offline/offline-notice.tsx";
import { useSignedInWork } from "../offline/signed-in-work.ts";
import { addRoutes } from "../routes/add-routes.ts";
import { opensDesks } from "../routes/opens-desks.ts";
import type { ShownPage } from "../routes/page-moment.ts";
import { fetchDesks, registeredDesks, useRoutes } from "../routes/registered.ts";
import { askBeforeLeaving, useAskedLeaving } from "../sign-out/sign-out-asking.ts";
import { VisitOpener } from "../visit/visit-opener.tsx";
import { FooterTabs, useTabsDue } from "./footer-tabs.tsx";
import { Header } from "./header.tsx";

const fetchDrawer = () => import("./drawer.tsx");
const Drawer = lazyPart(async () => (await fetchDrawer()).Drawer);
const SignOutDialog = lazyPart(async () => (await import("../sign-out/sign-out-dialog.tsx")).SignOutDialog);
const drawerFetchDelayMs = 1500;

interface Around {
  readonly page: ShownPage;
  readonly session: Session | null;
  readonly content: RefObject<HTMLDivElement | null>;
}

/** Header, breadcrumb, content, footer tabs, drawer. Keyed by the person, so nothing of one person stays for another. */
export function Frame(around: Around) {
  return (
    <QueryClientProvider client={queryClient}>
      <Parts {...around} />
    </QueryClientProvider>
  );
}

function Parts({ page, session, content }: Around) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const location = useLocation();
  useSignedInWork(session);
  useDesks(session);
  useKeptScroll();
  useEffect(mendMissingPictures, []);
  useFetchesDrawerAhead();
  const isSettled = useTabsDue();
  const hasTabs = isSettled && session !== null && !page.facts?.hidesFooter;
  return (
    <div className={classes(page.facts?.takesRoomOfTabs && "shell-fills")}>
      <Header
        page={page}
        session={session}
        isDrawerOpen={isDrawerOpen}
        onToggleDrawer={() => setDrawerOpen(!isDrawerOpen)}
        isNewsDue={isSettled}
      />
      <OfflineNotice />
      <Crumbs page={page} />
      <main className="content" id="content" ref={content} tabIndex={-1}>
        <Outlet />
      </main>
      {hasTabs && <FooterTabs session={session} location={location} />}
      {session && <VisitOpener session={session} />}
      <LeavingDialog />
      {isDrawerOpen && <Drawer session={session} location={location} onClose={() => setDrawerOpen(false)} />}
    </div>
  );
}

/** Fetches the desks of somebody who works at one, beside the page, which does not wait for them. */
function useDesks(session: Session | null): void {
  const router = useRouter();
  const isWanted = opensDesks(session);
  useEffect(() => {
    if (!isWanted || registeredDesks()) return;
    const join = (): void =>
      void fetchDesks()
        .then(() => addRoutes(router))
        .catch(() => {});
    join();
    window.addEventListener("online", join);
    return () => window.removeEventListener("online", join);
  }, [isWanted, router]);
}

function LeavingDialog() {
  const asked = useAskedLeaving();
  return asked && <SignOutDialog asked={asked} onClose={() => askBeforeLeaving(null)} />;
}

/** Fetches the drawer before it is opened; not on a device that saves data. */
function useFetchesDrawerAhead(): void {
  const isSavingData = useDataSaver();
  useEffect(() => {
    if (isSavingData) return;
    const timer = setTimeout(() => void fetchDrawer().catch(() => {}), drawerFetchDelayMs);
    return () => clearTimeout(timer);
  }, [isSavingData]);
}

function Crumbs({ page }: { readonly page: ShownPage }) {
  const { facts, moment, title } = page;
  const routes = useRoutes();
  if (!facts?.breadcrumb) return null;
  const above = (facts.parents ?? []).flatMap((path) => {
    const parent = routes.find((route) => pathOf(route) === path)?.options.staticData?.page;
    const link = (
      <Link to={path} params={moment.params as never}>
        {parent?.title(moment)}
      </Link>
    );
    return parent ? [{ key: path, link }] : [];
  });
  return (
    <div className="wrap crumbs only-d">
      <Breadcrumbs above={above} here={facts.breadcrumb(moment) || title} />
    </div>
  );
}
