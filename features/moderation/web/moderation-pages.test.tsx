import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aChatWith, aMessage } from "#features/chats/builders.ts";
import { reportChat } from "#features/chats/contract/chats.ts";
import { anUpdateBy } from "#features/updates/builders.ts";
import { reportUpdate } from "#features/updates/contract/reports.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";
import { decided } from "../builders.ts";
import { listCases } from "../contract/cases.ts";

const here = visit();
const at = "/app/admin/support/reports";

it("support keeps what is in order and hides the rest with a reason, which the author reads and appeals against; others are told whose page it is", async () => {
  const { cookie: support } = await aPerson(here.server, { roles: ["support"] });
  const { cookie: reader } = await aPerson(here.server);
  const { cookie: author } = await aPerson(here.server);
  for (const text of ["Harmless words", "Dangerous words"]) {
    const { shareId } = await anUpdateBy(here.server, author, { text });
    const body = { reason: "wrong-advice", words: "Look at it" } as const;
    await here.server.call(reportUpdate, { params: { shareId }, body }, { as: reader });
  }
  const { cases } = (await here.server.call(listCases, {}, { as: support })).data;
  const caseId = cases.find(({ words }) => words === "Dangerous words")?.caseId;
  const desk = here.open({ at, as: support });
  const cardOf = async (text: string) => {
    const card = (await screen.findByText(text)).closest("section");
    if (!card) throw new Error("the words stand in no card");
    return within(card);
  };
  expect((await cardOf("Harmless words")).getByText("Wrong or dangerous advice")).toBeDefined();
  expect((await cardOf("Harmless words")).getByRole("link", { name: "Open it" })).toBeDefined();
  await desk.user.click((await cardOf("Harmless words")).getByRole("button", { name: "Keep" }));
  await waitFor(() => expect(screen.queryByText("Harmless words")).toBeNull());
  await desk.user.click((await cardOf("Dangerous words")).getByRole("button", { name: "Hide and warn" }));
  const dialog = within(await screen.findByRole("dialog"));
  await desk.user.click(dialog.getByRole("button", { name: "Hide and warn" }));
  expect(await dialog.findByText("Write the reason. The person who wrote it reads it.")).toBeDefined();
  await desk.user.type(dialog.getByLabelText("Reason for the writer"), "Twice the dose burns leaves");
  await desk.user.click(dialog.getByRole("button", { name: "Hide and warn" }));
  expect(await screen.findByText("Nothing is reported")).toBeDefined();
  await desk.close();

  const own = here.open({ at: `/app/moderation/${caseId}`, as: author });
  expect(await screen.findByText("Twice the dose burns leaves")).toBeDefined();
  expect(screen.getByText(/This is a warning/)).toBeDefined();
  await own.user.click(screen.getByRole("button", { name: "Ask to look again" }));
  const asking = within(await screen.findByRole("dialog"));
  await own.user.type(asking.getByLabelText("Your words to support"), "The label says so");
  await own.user.click(asking.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Support looks at it again")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Ask to look again" })).toBeNull();
  await own.close();
  here.open({ at, as: reader });
  expect(await screen.findByText("Reports are for support.")).toBeDefined();
});

it("a chat that is reported is closed with a reason, and what waits for support's look says so to both sides", async () => {
  const { cookie: support } = await aPerson(here.server, { roles: ["support"] });
  const { cookie: author } = await aPerson(here.server);
  const reader = await aPerson(here.server);
  const chatKey = await aChatWith(here.server, author, reader.profileKey);
  await aMessage(here.server, author, chatKey, { text: "Pay me at once" });
  const body = { reason: "rude", words: "" } as const;
  await here.server.call(reportChat, { params: { chatKey }, body }, { as: reader.cookie });
  await anUpdateBy(here.server, author, { text: "You fucking liar" });
  const { cases } = (await here.server.call(listCases, {}, { as: support })).data;
  const held = cases.find(({ isHeld }) => isHeld);
  const desk = here.open({ at, as: support });
  expect(
    await screen.findByText("It has a word from the list. Nobody sees it until you decide."),
  ).toBeDefined();
  expect(screen.getByText("Messages in a chat")).toBeDefined();
  // Nobody reads what is held, and support reads no chat: there is nothing to open.
  expect(screen.queryAllByRole("link", { name: "Open it" })).toEqual([]);
  await desk.user.click(screen.getByRole("button", { name: "Close the chat" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Close the chat" }));
  await desk.user.type(dialog.getByLabelText("Reason for the writer"), "It threatens");
  await desk.user.click(dialog.getByRole("button", { name: "Close the chat" }));
  await waitFor(() => expect(screen.queryByText("Messages in a chat")).toBeNull());
  await desk.close();
  const own = here.open({ at: `/app/moderation/${held?.caseId}`, as: author });
  expect(await screen.findByText("Support looks at this before others see it")).toBeDefined();
  await own.close();
  const chat = cases.find(({ kind }) => kind === "chat");
  here.open({ at: `/app/moderation/${chat?.caseId}`, as: author });
  expect(await screen.findByText("Nobody can write in this chat now")).toBeDefined();
});

it("the admin closes somebody's writing for good or leaves it, and adds and removes words that are held", async () => {
  const { cookie: admin } = await aPerson(here.server, { roles: ["platform-admin"] });
  const author = await aPerson(here.server, { firstName: "Ravi" });
  for (const decision of ["warn", "pause-1", "pause-7", "pause-30", "close"] as const) {
    const { shareId } = await anUpdateBy(here.server, author.cookie, { text: `Rude before ${decision}` });
    const reader = await aPerson(here.server);
    await here.server.call(
      reportUpdate,
      { params: { shareId }, body: { reason: "rude" } },
      { as: reader.cookie },
    );
    await decided(here.server, { words: `Rude before ${decision}`, decision, reason: "It insults" });
    await here.server.platform.database
      .updateTable("writing_pauses")
      .set({ ends_at: here.server.clock.now() })
      .where("closing", "=", "none")
      .execute();
  }
  const page = here.open({ at: "/app/admin/writing", as: admin });
  expect(await screen.findByText("Rude before close")).toBeDefined();
  expect(screen.getByText("Writing stopped in the last year: 4")).toBeDefined();
  await page.user.click(screen.getByRole("button", { name: "Close for good" }));
  const dialog = within(await screen.findByRole("dialog"));
  await page.user.type(dialog.getByLabelText("Reason for the log"), "Five times");
  await page.user.click(dialog.getByRole("button", { name: "Close for good" }));
  expect(await screen.findByText("Nothing to decide here.")).toBeDefined();
  await page.user.click(screen.getByRole("button", { name: "Add a word" }));
  const adding = within(await screen.findByRole("dialog"));
  await page.user.type(adding.getByLabelText("Word, or a few together"), "casino");
  await page.user.click(adding.getByRole("button", { name: "Add" }));
  expect(await adding.findByText("This word is in the list already.")).toBeDefined();
  await page.user.type(adding.getByLabelText("Word, or a few together"), " night");
  expect(adding.queryByText(/would have held/)).toBeNull();
  await page.user.click(adding.getByRole("button", { name: "See what it would hold" }));
  expect(await adding.findByText(/It would have held 0 of the newest \d+ posts/)).toBeDefined();
  await page.user.click(adding.getByRole("button", { name: "Add" }));
  await page.user.click(await screen.findByRole("button", { name: "Remove casino night" }));
  const removing = within(await screen.findByRole("alertdialog"));
  await page.user.click(removing.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText("casino night")).toBeNull());
  await page.close();
  const write = here.open({ at: "/app/social/updates?write=true", as: author.cookie });
  expect(
    await screen.findByText("Your writing here is closed. Buying and orders go on as before. Read why."),
  ).toBeDefined();
  await write.close();
});
