import { type Browser, expect, type Page, test } from "@playwright/test";
import { agent, inTelugu, signInAs } from "../../e2e/support/people.ts";

const farmer = "9000000002";

/** The farmer in Telugu in a browser of her own, and the key of her chat with the agent. */
async function farmersChat(browser: Browser, page: Page): Promise<{ other: Page; chatKey: string }> {
  await signInAs(page, agent);
  const own = (await (await page.request.get("/v2/session")).json()) as { data: { profileKey: string } };
  const other = await (await browser.newContext()).newPage();
  await inTelugu(other);
  await signInAs(other, farmer);
  const body = { profileKey: own.data.profileKey };
  const opened = await (await other.request.post("/v2/chats", { data: body })).json();
  return { other, chatKey: (opened as { data: { chatKey: string } }).data.chatKey };
}

test("[CHAT-004] what two people write while the network of one is cut arrives once and in order on both phones", async ({
  page,
  browser,
}) => {
  const { other, chatKey } = await farmersChat(browser, page);
  const mark = Date.now();
  const words = (name: string) => `${name} ${mark}`;
  const write = async (on: Page, field: string, send: string, text: string): Promise<void> => {
    await on.getByRole("textbox", { name: field }).fill(text);
    await on.getByRole("button", { name: send, exact: true }).click();
  };
  const asAgent = (text: string) => write(page, "Write a message", "Send", text);
  const asFarmer = (text: string) => write(other, "సందేశం రాయండి", "పంపండి", text);
  await asWatched(other, chatKey);
  await page.goto(`/#/app/chats/${chatKey}`);
  await asFarmer(words("ఒకటి"));
  await expect(page.getByText(words("ఒకటి"))).toBeVisible();
  // The answer to it is not what is cut: a request that hangs is waited for longer than this journey.
  await expect(other.getByRole("article").filter({ hasText: words("ఒకటి") })).toContainText(/చేరింది|చదివారు/);

  await other.context().setOffline(true);
  await asFarmer(words("రెండు"));
  await asFarmer(words("మూడు"));
  await expect(other.getByText(words("మూడు"))).toBeVisible();
  await asAgent(words("Four"));
  // The server has it before those that are written without a network, which decides the order.
  await expect(page.getByRole("article").filter({ hasText: words("Four") })).toContainText(/Sent|Read/);
  await expect(page.getByText(words("రెండు"))).toHaveCount(0);
  await other.context().setOffline(false);

  const written = [words("ఒకటి"), words("Four"), words("రెండు"), words("మూడు")];
  for (const on of [page, other])
    await expect
      .poll(async () => (await on.getByRole("article").allInnerTexts()).flatMap((text) => named(text, mark)))
      .toEqual(written);
});

async function asWatched(page: Page, chatKey: string): Promise<void> {
  await page.goto(`/#/app/chats/${chatKey}`);
  await expect(page.getByRole("textbox")).toBeVisible();
  // What sends later comes two seconds after the page; on a first visit it cannot come without a network.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("stay-sending")),
      ),
    )
    .toBe(true);
}

/** The message of this run in what a bubble says. */
function named(text: string, mark: number): readonly string[] {
  return text.match(new RegExp(`\\S+ ${mark}`, "gu")) ?? [];
}
