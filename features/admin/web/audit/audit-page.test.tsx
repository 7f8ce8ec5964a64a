import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { visit } from "#testing/web/visit.ts";
import { noteInLog } from "../../builders.ts";

const here = visit();
let admin: TestPerson;
let clerk: TestPerson;
beforeAll(async () => {
  admin = await aPerson(here.server, { firstName: "Sita", roles: ["platform-admin"] });
  clerk = await aPerson(here.server, { firstName: "Vimala", roles: ["finance"] });
  for (let order = 1; order <= 55; order += 1)
    await noteInLog(here.server, clerk, {
      action: "payments/refund",
      subject: `order 77-${order}`,
      detail: { amountInPaise: 125_50 },
    });
  await noteInLog(here.server, clerk, {
    action: "orders/moved-for-support",
    subject: "order 88-1",
    detail: { action: "SEND_OUT" },
  });
  await noteInLog(here.server, null, { action: "elsewhere/unheard-of", subject: "thing 9" });
});
afterEach(() => chooseLanguage("en"));

const open = (at = "/app/admin/audit") => here.open({ at, as: admin.cookie });
const rows = async () =>
  within(await screen.findByRole("list", { name: "Audit log" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

it("The audit log says in plain words what was done, by whom and to what; an action without words by its name", async () => {
  const { user } = open();
  const [unheard, moved, refund] = await rows();
  expect(unheard).toContain("Santha itself, or at the terminal");
  expect(unheard).toContain("elsewhere/unheard-of");
  expect(moved).toContain("Moved an order on for support");
  expect(moved).toContain("Step:Send out for delivery");
  expect(refund).toContain("Vimala");
  expect(refund).toContain("Order 77-55");
  expect(refund).toContain("Amount:₹125.50");
  await user.click(screen.getByRole("button", { name: "Load more" }));
  expect(await screen.findByText("That is everything")).toBeTruthy();
  expect(await rows()).toHaveLength(57);
});

it("It is narrowed to a person by number and to a kind of action, and a chip leads back", async () => {
  const { user, address } = open();
  await user.type(await screen.findByRole("textbox", { name: "Person" }), `${clerk.mobileNo}{Enter}`);
  expect(await screen.findByText("Only Vimala")).toBeTruthy();
  const kind = screen.getByRole("combobox", { name: "Kind of action" });
  await user.selectOptions(kind, "Moved an order on for support");
  expect(address()).toContain("action=orders");
  expect(await screen.findByText("Order 88-1")).toBeTruthy();
  expect(await rows()).toHaveLength(1);
  await user.click(await screen.findByRole("button", { name: "Stop showing only Vimala" }));
  expect(await screen.findByText("Order 88-1")).toBeTruthy();
  expect(screen.queryByText("Only Vimala")).toBeNull();
});

it("A number that nobody has says so and leads back to everything", async () => {
  const { user } = open("/app/admin/audit?person=9000000009");
  expect(await screen.findByText("Nobody has this mobile number or profile key.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  expect(await screen.findByText("elsewhere/unheard-of")).toBeTruthy();
});

it("Telugu speaks of actions, things and steps in Telugu", async () => {
  chooseLanguage("te");
  open("/app/admin/audit?action=orders/moved-for-support");
  const row = (await screen.findByText("ఆర్డర్ 88-1")).closest("li");
  expect(row?.textContent).toContain("సహాయ విభాగం ఆర్డర్‌ను ముందుకు కదిలించింది");
  expect(row?.textContent).toContain("పని:డెలివరీకి పంపండి");
});
