import { act, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { addToCart, readCart } from "#features/cart/contract";
import { aPerson, aProduct, type BuiltProduct, type TestPerson } from "../shop/builders.ts";
import { setOnline } from "./network.ts";
import type { OpenedApp } from "./open-app.tsx";
import { setViewportWidth } from "./viewport.ts";
import { type Visit, visit } from "./visit.ts";

/** What test files about unsent changes stand on: a product in stock, and a new person at each test. */
export interface UnsentVisit extends Pick<Visit, "server" | "break" | "mend"> {
  readonly urea: BuiltProduct;
  readonly person: TestPerson;
  /** The page that is open. */
  readonly page: OpenedApp;
  /** Opens the app for somebody who comes back, by default the person. */
  readonly open: (at: string, as?: TestPerson) => Promise<void>;
  readonly inCart: (quantity: number) => Promise<void>;
  /** How many packs of each line the server knows in the person's cart. */
  readonly quantities: () => Promise<number[]>;
  readonly haveInStock: (packs: number) => Promise<void>;
  /** Presses the button of that name. */
  readonly press: (name: string | RegExp) => Promise<void>;
}

/** Registers the beginning and the end of the file's tests, and of each of them, on a screen of that width. */
export function unsentVisit({ width = 360 } = {}): UnsentVisit {
  const here = visit();
  let urea: BuiltProduct;
  let person: TestPerson;
  let page: OpenedApp;
  async function haveInStock(packs: number): Promise<void> {
    const { database } = here.server.platform;
    await database.updateTable("listings").set({ on_hand: packs }).where("id", "=", urea.listingId).execute();
  }
  beforeAll(async () => {
    urea = await aProduct(here.server, { title: { en: "Urea 46% N", te: "యూరియా 46% N" } });
  });
  beforeEach(async () => {
    setViewportWidth(width);
    await haveInStock(100);
    person = await aPerson(here.server, { firstName: "Padma" });
  });
  afterEach(() => {
    act(() => chooseLanguage("en"));
    setOnline(true);
  });
  return {
    get server() {
      return here.server;
    },
    get urea() {
      return urea;
    },
    get person() {
      return person;
    },
    get page() {
      return page;
    },
    break: here.break,
    mend: here.mend,
    async open(at, as = person) {
      page = here.open({ at, as: `${as.cookie}; userId=${as.profileKey}` });
      await screen.findAllByRole("button", { name: /^(Help|సహాయం)$/ });
    },
    async inCart(quantity) {
      const body = { listingId: urea.listingId, quantity };
      await here.server.call(addToCart, { body }, { as: person.cookie });
    },
    async quantities() {
      const { data } = await here.server.call(readCart, {}, { as: person.cookie });
      return data.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
    },
    haveInStock,
    async press(name) {
      await page.user.click(await screen.findByRole("button", { name }));
    },
  };
}
