import { expect, test } from "@playwright/test";
import { agent, signInAs } from "../../e2e/support/people.ts";

const farmer = "9000000002";

test("[CHAT-003] what somebody records in a chat is heard by the other one, with its length before", async ({
  page,
  browser,
}) => {
  await signInAs(page, agent);
  const own = (await (await page.request.get("/v2/session")).json()) as { data: { profileKey: string } };
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, farmer);
  const body = { profileKey: own.data.profileKey };
  const opened = await (await other.request.post("/v2/chats", { data: body })).json();
  const { chatKey } = (opened as { data: { chatKey: string } }).data;
  const text = `How is the rain? ${Date.now()}`;
  const message = { messageKey: crypto.randomUUID(), text };
  await other.request.post(`/v2/chats/${chatKey}/messages`, { data: message });

  await page.goto(`/#/app/chats/${chatKey}`);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "Record your voice" }).click();
  await expect(page.getByRole("timer")).toContainText("0:02");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Ready")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  const sent = page.getByRole("article").last();
  const ownNote = sent.getByRole("button", { name: /^Play voice note, \d+ seconds$/ });
  await expect(ownNote).toBeVisible();
  // A busy machine stops later than it is asked to.
  const told = (await ownNote.getAttribute("aria-label")) ?? "";
  const seconds = Number(/\d+/.exec(told)?.[0]);
  expect(seconds).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole("textbox", { name: "Write a message" })).toBeVisible();

  const loaded: string[] = [];
  other.on("request", (request) => loaded.push(request.url()));
  await other.goto(`/#/app/chats/${chatKey}`);
  const play = other.getByRole("button", { name: /Play voice note/ }).last();
  await expect(play).toHaveAccessibleName(told);
  expect(loaded.filter((url) => url.includes("/v2/files/voices/"))).toEqual([]);
  await play.click();
  const position = () =>
    other
      .locator("audio")
      .last()
      .evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(position).toBeGreaterThan(0.5);
  await expect(other.getByRole("button", { name: /Play voice note/ }).last()).toBeVisible({
    timeout: seconds * 1000 + 5000,
  });
});
