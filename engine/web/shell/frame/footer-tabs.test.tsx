import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../../data/query-client.ts";
import type { Session } from "../../data/session.ts";
import { FooterTabs, useTabsDue } from "./footer-tabs.tsx";

const session = { profileKey: "p1", firstName: "Padma", roles: [] } as unknown as Session;

let isHidden: (hides: boolean) => void;

/** As the frame does, over pages that show the tabs and such that hide them. */
function Tabs() {
  const isDue = useTabsDue();
  const [hides, setHides] = useState(false);
  isHidden = setHides;
  return isDue && !hides && <FooterTabs session={session} location={{ pathname: "/app/home", search: {} }} />;
}

async function show(): Promise<void> {
  const rootRoute = createRootRoute({
    component: Tabs,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
const tabs = () => screen.queryByRole("navigation", { name: "Tabs", hidden: true });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await show();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("footer tabs", () => {
  it("[SHELL-035] appear 2 s after sign-in and not before", () => {
    act(() => void vi.advanceTimersByTime(1999));
    expect(tabs()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(tabs()).not.toBeNull();
  });

  it("[SHELL-035] are there at once after a page that hides them: the 2 s are counted once, from sign-in", () => {
    act(() => void vi.advanceTimersByTime(2000));
    act(() => isHidden(true));
    expect(tabs()).toBeNull();
    act(() => isHidden(false));
    expect(tabs()).not.toBeNull();
  });

  it("[SHELL-036] [SHELL-037] leave on scrolling down and come back on scrolling up", () => {
    act(() => void vi.advanceTimersByTime(2000));
    scrollTo(300);
    expect(tabs()?.className).toContain("is-away");
    scrollTo(296);
    expect(tabs()?.className).toContain("is-away");
    scrollTo(200);
    expect(tabs()?.className).not.toContain("is-away");
  });
});
