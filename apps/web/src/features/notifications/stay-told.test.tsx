import type { Notification } from "@santha/contract/notifications";
import { createWishlist } from "@santha/contract/wishlist";
import { aPerson, aProduct } from "@santha/server/src/test/builders.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { visit } from "../../test/visit.ts";

const here = visit();

/** The browser's side of a stream, which the environment of the tests lacks. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static latest: Stream | undefined;
  readyState = 1;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  constructor() {
    super();
    Stream.latest = this;
  }
  close(): void {}
  tell(notification: Notification): void {
    this.onmessage?.({ data: JSON.stringify({ [notification.timestamp]: notification }) });
  }
}

beforeEach(() => {
  Stream.latest = undefined;
  vi.stubGlobal("EventSource", Stream);
});
afterEach(() => vi.unstubAllGlobals());

it("[SHELL-057] a price drop is said with its heading on a line of its own, and the open wishlist shows the new price", async () => {
  const { cookie } = await aPerson(here.server);
  const { listingId, level2Id, level3Id } = await aProduct(here.server, {
    priceInPaise: 500_00,
    commissionInPaise: 0,
    title: { en: "Neem oil", te: "వేప నూనె" },
  });
  const body = { productLevel2Id: level2Id, productLevel3Id: level3Id, store: "santha" } as const;
  await here.server.call(createWishlist, { body }, { as: cookie });
  here.open({ at: "/app/wishlist", as: cookie });
  const price = () => document.querySelector("article.pc")?.textContent;
  await screen.findByRole("heading", { level: 3, name: "Neem oil" });
  expect(price()).toContain("500");
  await here.server.platform.database
    .updateTable("listings")
    .set({ price_in_paise: 450_00 })
    .where("id", "=", listingId)
    .execute();
  await waitFor(() => expect(Stream.latest).toBeDefined());
  act(() =>
    Stream.latest?.tell({
      timestamp: 1,
      latestActivity: { id: "wishlist/1/1" },
      kind: "WISHLIST_PRICE_DROP",
      heading: { en: "Price drop", te: "ధర తగ్గింది" },
      text: { en: "Neem oil: ₹450.00 instead of ₹500.00", te: "వేప నూనె: ₹500.00 బదులు ₹450.00" },
      leadsTo: "/app/wishlist",
      isRead: false,
    }),
  );
  await waitFor(() =>
    expect(document.querySelector(".snack span")?.textContent).toBe(
      "Price drop\nNeem oil: ₹450.00 instead of ₹500.00",
    ),
  );
  await waitFor(() => expect(price()).toContain("450"));
});
