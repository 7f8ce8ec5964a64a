import { testApp } from "@santha/server/src/test/app.ts";
import { aPerson, aProduct, aSeller } from "@santha/server/src/test/builders.ts";
import { anOrder } from "@santha/server/src/test/shopping.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { chooseLanguage } from "#lib/language";
import { openApp } from "../../test/open-app.tsx";

it("[ORD-072] an order tile shows number, day, seller, total and all its products, and opens the order when pressed", async () => {
  const server = await testApp();
  const { cookie } = await aPerson(server);
  const { sellerId } = await aSeller(server, { name: { en: "Godavari Bio", te: "గోదావరి బయో" } });
  const lines = [];
  for (const title of [
    { en: "Neem cake", te: "వేప పిండి" },
    { en: "Urea", te: "యూరియా" },
    { en: "DAP", te: "డీఏపీ" },
  ]) {
    const { listingId } = await aProduct(server, { sellerId, title, priceInPaise: 500_00 });
    lines.push({ listingId, quantity: 1 });
  }
  const { orderIds } = await anOrder(server, { as: cookie, lines });
  const page = openApp(server, { at: "/app/order", as: cookie });
  const tile = (await screen.findByText(`#${orderIds[0]}`)).closest("article");
  const heading = () => tile?.querySelector("h3")?.textContent;
  expect(heading()).toBe("Neem cake +2\u00a0more: Urea, DAP");
  for (const said of [`#${orderIds[0]}`, "14 Jul 2026", "Godavari Bio", "₹1,540.00"]) {
    expect(tile?.textContent).toContain(said);
  }
  act(() => chooseLanguage("te"));
  await waitFor(() => expect(heading()).toBe("వేప పిండి +2\u00a0మరిన్ని: యూరియా, డీఏపీ"));
  act(() => chooseLanguage("en"));
  await page.user.click(screen.getByRole("link", { name: "Neem cake" }));
  await waitFor(() => expect(page.address()).toBe(`/app/order/${orderIds[0]}`));
  await page.close();
  await server.close();
});
