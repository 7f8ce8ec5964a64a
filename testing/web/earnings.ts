import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect } from "vitest";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson, aProduct } from "../shop/builders.ts";
import { anOrder } from "../shop/shopping.ts";
import type { OpenedApp } from "./open-app.tsx";
import { setViewportWidth } from "./viewport.ts";
import { visit } from "./visit.ts";

const day = 86_400_000;

/** What a test file of the earnings page stands on: a visit, and agents who order a product with a margin. */
export function earningsVisit() {
  // The date fields go by the browser's clock, so the server goes by it too.
  const here = visit({ now: new Date() });
  let listingId = 0;
  beforeAll(async () => {
    const goods = { priceInPaise: 500_00, commissionInPaise: 25_25, onHand: 900 };
    ({ listingId } = await aProduct(here.server, goods));
  });
  afterEach(() => {
    setViewportWidth(360);
    chooseLanguage("en");
  });
  return {
    get server() {
      return here.server;
    },
    get listingId() {
      return listingId;
    },
    agentWith: (orders: number) => agentWith(here.server, listingId, orders),
    open: (as: string, at = "/app/order") => here.open({ at, as }),
    tab: (name: string) => screen.findByRole("tab", { name }),
  };
}

/** An agent who has placed an order a day, the last one today; ids newest first. */
export async function agentWith(server: TestApp, listingId: number, orders: number) {
  const person = await aPerson(server, { roles: ["agent"] });
  const orderIds: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    server.clock.set(new Date(Date.now() - (orders - 1 - at) * day));
    const placed = await anOrder(server, { as: person.cookie, lines: [{ listingId, quantity: at + 1 }] });
    orderIds.unshift(...placed.orderIds);
  }
  server.clock.set(new Date());
  return { ...person, orderIds };
}

/** As a date field has it. */
export const daysAgo = (days: number): string => formatFieldDate(Date.now() - days * day);

/** Types a day into the filter. */
export const pick = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The button that puts the days of the filter in force. */
export const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Submit" });

/** Opens the filter and puts these days in force. */
export async function filterDays(user: OpenedApp["user"], from: string, to: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Filters" }));
  pick("From date", from);
  pick("To date", to);
  await user.click(submit());
  // The menu closes 100 ms after Submit (SHELL-059).
  await waitFor(() => expect(screen.queryByRole("form", { name: "Filters" })).toBeNull());
}

/** The texts of a table's cells by row, without its head and without the farmer's name under an order's number. */
export const rowsOf = (table: string) =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ childNodes }) =>
          [...childNodes].map((node) => (node.nodeName === "SMALL" ? "" : node.textContent)).join(""),
        ),
    );
