import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { listUpdates, readUpdate } from "#features/updates/contract/updates.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls, loseAnswers } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { anUpdateBy } from "../../builders.ts";

const here = visit();
const at = "/app/social/updates";
const words = "What is new in your field?";

const cardOf = async (text: string | RegExp) => {
  const card = (await screen.findByText(text, { selector: "p" })).closest("article");
  if (!card) throw new Error("the words stand in no card");
  return within(card);
};

it("[SOC-001] [SOC-002] [NAV-138] before the first update the page says so; what is written stands at the top with its author and time", async () => {
  const { cookie: as } = await aPerson(here.server, { firstName: "Sammaiah" });
  const { user } = here.open({ at, as });
  expect(await screen.findByText("Nothing written yet")).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Write to your village" }));
  await user.click(await screen.findByRole("button", { name: "Post" }));
  expect(screen.getByText("Write something, or add a photo or a voice note.")).toBeDefined();
  await user.type(screen.getByLabelText(words), "The chilli flowers.");
  await user.click(screen.getByRole("button", { name: "Chilli" }));
  await user.click(screen.getByRole("button", { name: "Post" }));
  const card = await cardOf("The chilli flowers.");
  expect(card.getByText("Sammaiah, Hanamkonda")).toBeDefined();
  expect(card.getByText(/^Farmer · Chilli ·/)).toBeDefined();
});

it("[NAV-139] the list has an address of its own and shows the newest first, to its end", async () => {
  const { cookie: as } = await aPerson(here.server);
  for (const text of ["The earlier one", "The later one"]) {
    here.server.clock.advance(1000);
    await anUpdateBy(here.server, as, { text });
  }
  here.open({ at: "/app/social/updates/list", as });
  await screen.findByText("The later one");
  const shown = screen.getAllByText(/^The (earlier|later) one$/).map((line) => line.textContent);
  expect(shown).toEqual(["The later one", "The earlier one"]);
  expect(screen.getByText("These are all updates.")).toBeDefined();
});

it("[SOC-003] Useful, Save and Share answer at once, and a refused press is put back", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { cookie: author } = await aPerson(here.server);
  const { shareId } = await anUpdateBy(here.server, author, { text: "Hang yellow traps" });
  const { user } = here.open({ at, as });
  const card = await cardOf("Hang yellow traps");
  const useful = card.getByRole("button", { name: /^Useful/ });
  await user.click(useful);
  await waitFor(() => expect(useful.textContent).toBe("Useful1"));
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await card.findByRole("button", { name: "Saved" })).toBeDefined();
  await user.click(card.getByRole("button", { name: "Share" }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/public/social/updates/${shareId}`);
  here.break(breakCalls("/marks/", "gateway error"));
  await user.click(useful);
  expect(await screen.findByText("Something went wrong, please try again later.")).toBeDefined();
  expect(useful.getAttribute("aria-pressed")).toBe("true");
  await user.click(screen.getByRole("tab", { name: "Saved" }));
  expect(await screen.findByText("Hang yellow traps")).toBeDefined();
});

it("what could not be sent is kept, through a reload too, and goes out with the next try, once though the server had it", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user, goTo } = here.open({ at: `${at}?write=true`, as });
  await user.type(await screen.findByLabelText(words), "Kept words");
  here.break(loseAnswers("/v2/updates"));
  await user.click(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText(/^Could not send it\. What you wrote is kept here/)).toBeDefined();
  here.mend();
  goTo("/app/home");
  await waitFor(() => expect(screen.queryByLabelText(words)).toBeNull());
  goTo(`${at}?write=true`);
  expect((await screen.findByLabelText<HTMLTextAreaElement>(words)).value).toBe("Kept words");
  await user.click(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText("Kept words", { selector: "p" })).toBeDefined();
  const { updates } = (await here.server.call(listUpdates, { query: { show: "mine" } }, { as })).data;
  expect(updates.map(({ text }) => text)).toEqual(["Kept words"]);
});

it("an update that the reader hides is gone, and one that he reports goes to support once", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { cookie: author } = await aPerson(here.server);
  await anUpdateBy(here.server, author, { text: "Spray it twice" });
  const { user } = here.open({ at, as });
  const openMenu = async () => {
    await user.click(
      (await cardOf("Spray it twice")).getByRole("button", { name: /^More about the update/ }),
    );
  };
  await openMenu();
  await user.click(await screen.findByRole("button", { name: "Report to support" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What is wrong with it?" }));
  await user.click(dialog.getByRole("radio", { name: "Not true" }));
  await user.click(dialog.getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Thank you. Support looks at it.")).toBeDefined();
  await openMenu();
  await user.click(await screen.findByRole("button", { name: "Hide from me" }));
  await waitFor(() => expect(screen.queryByText("Spray it twice")).toBeNull());
});

it("[SOC-004] the author changes an update, which says so, and deletes it after a question", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { shareId } = await anUpdateBy(here.server, as, { text: "First words" });
  const { user, address } = here.open({ at: `${at}/${shareId}`, as });
  await user.click(await screen.findByRole("button", { name: /^More about the update/ }));
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(words);
  expect(field.value).toBe("First words");
  await user.clear(field);
  await user.type(field, "Better words");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const card = await cardOf("Better words");
  expect(card.getByText(/· edited$/)).toBeDefined();
  await user.click(card.getByRole("button", { name: /^More about the update/ }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete this update?" }));
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect((await here.server.call(readUpdate, { params: { shareId } }, { as })).status).toBe(200);
  await user.click((await cardOf("Better words")).getByRole("button", { name: /^More about the update/ }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await user.click(
    within(await screen.findByRole("alertdialog", { name: "Delete this update?" })).getByRole("button", {
      name: "Delete",
    }),
  );
  await waitFor(() => expect(address()).toBe(at));
  expect(screen.queryByText("Better words")).toBeNull();
});

it("[NAV-140] an update is read with its replies, where one answers, is answered, and deletes what one said", async () => {
  const { cookie: as } = await aPerson(here.server, { firstName: "Lakshmi" });
  const { cookie: author } = await aPerson(here.server);
  const { shareId } = await anUpdateBy(here.server, author, { text: "Which seed do you sow?" });
  const { user } = here.open({ at: `${at}/${shareId}`, as });
  expect(await screen.findByText("Nobody has replied yet. Be the first.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Write your reply.")).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Reply" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Your reply"));
  await user.type(screen.getByLabelText("Your reply"), "Teja");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Teja", { selector: "p" })).toBeDefined();
  await user.click(await screen.findByRole("button", { name: "Reply" }));
  await user.type(await screen.findByLabelText("Reply to Lakshmi"), "Since three years");
  await user.click(screen.getAllByRole("button", { name: "Send" })[0] as HTMLElement);
  expect(await screen.findByText("Since three years", { selector: "p" })).toBeDefined();
  await user.click(screen.getAllByRole("button", { name: "Delete" })[1] as HTMLElement);
  const question = within(await screen.findByRole("alertdialog", { name: "Delete this reply?" }));
  await user.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Since three years")).toBeNull());
});

it("without an answer the list says so and asks again when told to", async () => {
  const { cookie: as } = await aPerson(here.server);
  await anUpdateBy(here.server, as, { text: "Read later" });
  const { user } = here.open({ at, as, begin: () => here.break(breakCalls("/v2/updates", "gateway error")) });
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("Read later")).toBeDefined();
});

it("[NAV-027] [NAV-028] the bare social address leads to the updates", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { address } = here.open({ at: "/app/social", as });
  await screen.findByRole("link", { name: "Write to your village" });
  expect(address()).toBe(at);
});

it("an update stands in the home stream with all that can be done there, and what is pressed there holds in the list", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { cookie: author } = await aPerson(here.server, { firstName: "Yakaiah" });
  await anUpdateBy(here.server, author, { text: "The tank is half full" });
  const { user, goTo } = here.open({ at: "/app/home/social", as });
  const inStream = await cardOf("The tank is half full");
  expect(inStream.getByText("Yakaiah, Hanamkonda")).toBeDefined();
  await user.click(inStream.getByRole("button", { name: "Useful" }));
  await inStream.findByText("1");
  goTo(at);
  const inList = await cardOf("The tank is half full");
  expect(inList.getByRole("button", { name: /^Useful/ }).getAttribute("aria-pressed")).toBe("true");
});
