import { testApp } from "@santha/server/src/test/app.ts";
import { aPerson, aProduct } from "@santha/server/src/test/builders.ts";
import { anOrder } from "@santha/server/src/test/shopping.ts";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../test/open-app.tsx";

it("[ORD-011] [ORD-046] a delivered order that is to go back reads Delivered and Return requested, each with its own time", async () => {
  const server = await testApp();
  const { cookie } = await aPerson(server);
  const { listingId } = await aProduct(server);
  const { orderIds } = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  await server.platform.database
    .updateTable("orders")
    .set({
      state: "RETURN_REQUESTED",
      delivered_at: new Date("2026-07-14T08:00:00Z"),
      state_entered_at: new Date("2026-07-17T06:30:00Z"),
    })
    .where("id", "=", orderIds[0] ?? "")
    .execute();
  const page = openApp(server, { at: `/app/order/${orderIds[0]}`, as: cookie });
  const heading = await screen.findByRole("heading", { name: "Return requested" });
  const steps = within(heading.parentElement as HTMLElement).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent?.replace(/^Done/, ""))).toEqual([
    "Order placed14 Jul, 2026 at 11:00 AM",
    "Delivered14 Jul, 2026 at 01:30 PM",
    "Return requested17 Jul, 2026 at 12:00 PM",
  ]);
  await page.close();
  await server.close();
});
