import { expect, test } from "@playwright/test";
import { agent, signInAs } from "./support/people.ts";

test("[NAV-001] [NAV-009] [NAV-010] [NAV-011] a signed-out visitor is led to sign-in and back to where he wanted to go", async ({
  page,
}) => {
  await page.goto("/#/app/store?category=seeds");
  await expect(page).toHaveURL(/#\/auth\/signin/);
  await page.getByLabel("Mobile number").fill(agent);
  await page.getByLabel("Password", { exact: true }).fill("santha123");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/#\/app\/store\?category=seeds/);
});

test("[NAV-007] a signed-in person who opens a page before the door is led home", async ({ page }) => {
  await signInAs(page, agent);
  for (const path of ["signin", "signup", "reset", "otp"]) {
    await page.goto(`/#/auth/${path}`);
    await expect(page).toHaveURL(/#\/app\/home/);
    await page.goto("about:blank");
  }
});

test("[NAV-002] a reload and a pasted address open the same screen with its query", async ({ page }) => {
  await signInAs(page, agent);
  await page.goto("/#/app/store?q=neem");
  await expect(page.getByRole("combobox").first()).toHaveValue("neem");
  await page.reload();
  await expect(page).toHaveURL(/#\/app\/store\?q=neem/);
  await expect(page.getByRole("combobox").first()).toHaveValue("neem");
});

test("[NAV-015] [NAV-018] [NAV-019] [NAV-023] [NAV-024] [NAV-110] bare, unknown and older addresses lead on", async ({
  page,
}) => {
  await signInAs(page, agent);
  const ways = [
    ["/#/", /#\/app\/home/],
    ["/#/nowhere", /#\/app\/home/],
    ["/#/app", /#\/app\/home/],
    ["/#/app/nowhere", /#\/app\/home/],
    ["/#/payment-failure/orderId", /#\/app\/order\/failed/],
    ["/#/payment-failure/261121000001", /#\/app\/order\/failed/],
    ["/#/order_summary/261121000001", /#\/app\/order\/success\/261121000001/],
    ["/#/p/c/paddy/1_1", /#\/app\/store\/p\/c\/paddy\/1_1/],
  ] as const;
  for (const [from, to] of ways) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goto("about:blank");
  }
});

test("[AUTH-011] after logging out, going back in history shows no private data", async ({ page }) => {
  await signInAs(page, agent);
  await page.goto("/#/app/profiles");
  await expect(page.getByText("+91 90000 00001")).toBeVisible();
  await page.goto("/#/app/home");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/#\/auth\/signin/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByText("+91 90000 00001")).toHaveCount(0);
  expect((await page.request.get("/v2/session")).status()).toBe(401);
});
