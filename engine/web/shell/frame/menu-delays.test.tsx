import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DateFilterMenu } from "#features/earnings/web/date-filter-menu.tsx";
import { queryClient } from "../../data/query-client.ts";
import type { Session } from "../../data/session.ts";
import { LanguageButtons } from "../../ui/form/language-buttons.tsx";
import { chooseLanguage } from "../../words/language.ts";
import { AccountMenu } from "./account-menu.tsx";

const session = {
  profileKey: "p1",
  firstName: "Padma",
  profilePicUrl: null,
  roles: [],
  sellerParts: [],
} as unknown as Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  chooseLanguage("en");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

async function show(part: ReactNode): Promise<void> {
  const routeTree = createRootRoute({ component: () => part });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

it("[SHELL-059] the language menu closes 50 ms after a press", async () => {
  const closed = vi.fn();
  await show(<LanguageButtons onChosen={closed} />);
  fireEvent.click(screen.getByRole("button", { name: "English" }));
  wait(49);
  expect(closed).not.toHaveBeenCalled();
  wait(1);
  expect(closed).toHaveBeenCalledTimes(1);
});

it("[SHELL-059] the account menu closes 80 ms after a press", async () => {
  await show(<AccountMenu isNewsDue={false} session={session} />);
  fireEvent.click(screen.getByRole("button", { name: "Account" }));
  fireEvent.click(screen.getByRole("link", { name: "My profile" }));
  wait(79);
  expect(screen.queryByRole("navigation", { name: "Account" })).not.toBeNull();
  wait(1);
  expect(screen.queryByRole("navigation", { name: "Account" })).toBeNull();
});

it.each([
  ["account menu", "Account", <AccountMenu key="account" isNewsDue={false} session={session} />],
  ["filters", "Filters", <DateFilterMenu key="filters" days={null} onApply={() => {}} />],
] as const)("[U15] Escape in the %s gives the focus back to its button", async (_, name, part) => {
  await show(part);
  const opener = screen.getByRole("button", { name });
  fireEvent.click(opener);
  const inside = opener.parentElement?.parentElement?.querySelector<HTMLElement>("nav a, input");
  act(() => inside?.focus());
  expect(document.activeElement).toBe(inside);
  fireEvent.keyDown(inside as HTMLElement, { key: "Escape" });
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(opener);
});

it("[SHELL-059] the filters close 100 ms after Submit", async () => {
  await show(<DateFilterMenu days={null} onApply={() => {}} />);
  fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  fireEvent.change(screen.getByLabelText("From date"), { target: { value: "2024-01-01" } });
  fireEvent.change(screen.getByLabelText("To date"), { target: { value: "2024-01-02" } });
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  wait(99);
  expect(screen.queryByRole("button", { name: "Submit" })).not.toBeNull();
  wait(1);
  expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
});
