import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { uploadedPhoto } from "#testing/files/product-photos.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { anAnswer, aQuestion } from "../builders.ts";
import { markSolved } from "../contract/answers.ts";

const here = visit({ raisedLimits: { "questions/ask-question": 1000 } });
const somebody = async () => (await aPerson(here.server)).cookie;

describe("the list of questions", () => {
  it("[QA-004] says that there is none and leads to asking; when it cannot be read it says so and tries again", async () => {
    const as = await somebody();
    const { user } = here.open({ at: "/app/home/qa/filter/mine", as });
    expect(await screen.findByText("No questions here yet")).toBeDefined();
    here.break(breakCalls("/v2/questions", "gateway error"));
    await user.click(screen.getByRole("link", { name: "Solved" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    here.mend();
    await user.click(again);
    expect(await screen.findByText("No questions here yet")).toBeDefined();
    expect(screen.getAllByRole("link", { name: "Ask a question" }).length).toBeGreaterThan(0);
  });

  it("[QA-004] without a network says that", async () => {
    const as = await somebody();
    here.open({ at: "/app/home/qa", as });
    here.break(breakCalls("/v2/questions", "no answer"));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
  });

  it.each(["/app/home/qa", "/app/social/qa", "/app/social/qa/list", "/app/home/qa/filter/no-such-filter"])(
    "[NAV-037] [NAV-141] [NAV-142] [QA-003] stands at %s with what was asked",
    async (at) => {
      const as = await somebody();
      const title = `Asked for ${at.length} reasons`;
      const { questionId } = await aQuestion(here.server, { title, crop: "paddy", stage: "nursery" });
      await anAnswer(here.server, questionId);
      here.open({ at, as });
      const row = (await screen.findByRole("link", { name: title })).closest("article");
      await waitFor(() => expect(row?.textContent).toContain("Paddy · Nursery or seedlings"));
      expect(row?.textContent).toContain("1 answer");
      expect(row?.textContent).toContain("Ramulu, Hanamkonda");
    },
  );

  it("[NAV-038] [QA-003] is narrowed by the filter of its address and by the links above it, active first on a press", async () => {
    const as = await somebody();
    const mine = await aQuestion(here.server, { as, title: "One of my own" });
    await aQuestion(here.server, { title: "One of others" });
    await anAnswer(here.server, mine.questionId);
    const { user, address } = here.open({ at: "/app/home/qa/filter/mine", as });
    expect(await screen.findByText("One of my own")).toBeDefined();
    expect(screen.queryByText("One of others")).toBeNull();
    expect(screen.getByRole("link", { name: "Mine" }).getAttribute("aria-current")).toBe("page");
    await user.click(screen.getByRole("link", { name: "No answer yet" }));
    expect(await screen.findByText("One of others")).toBeDefined();
    expect(screen.queryByText("One of my own")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Active first" }));
    await waitFor(() => expect(address()).toBe("/app/home/qa/filter/unanswered?sort=active"));
  });

  it("[QA-003] shows the questions about the crops that a person has chosen", async () => {
    const as = await somebody();
    await aQuestion(here.server, { title: "About okra", crop: "okra" });
    const { user } = here.open({ at: "/app/home/qa/filter/my-crops", as });
    expect(await screen.findByText("Choose your crops to see questions about them")).toBeDefined();
    await user.click(await screen.findByRole("button", { name: "Okra" }));
    expect(await screen.findByText("About okra")).toBeDefined();
    expect(screen.getByRole("button", { name: "Okra" }).getAttribute("aria-pressed")).toBe("true");
  });
});

describe("asking", () => {
  it("[QA-001] needs a title, shows similar questions while it is typed, and leads to the new question", async () => {
    const as = await somebody();
    await aQuestion(here.server, { title: "Leaf curl of chilli in dry weather" });
    const { user, address } = here.open({ at: "/app/social/qa/ask", as });
    await user.click(await screen.findByRole("button", { name: "Ask" }));
    expect(screen.getByText("Write your question, or record it.")).toBeDefined();
    await user.type(screen.getByLabelText("Your question in one line"), "మిరప ఆకు ముడత ఎందుకు?");
    expect(await screen.findByRole("link", { name: "Leaf curl of chilli in dry weather" })).toBeDefined();
    await screen.findByRole("option", { name: "Chilli" });
    await user.selectOptions(screen.getByLabelText("Crop"), "Chilli");
    await user.click(screen.getByRole("button", { name: "Ask" }));
    const heading = await screen.findByRole("heading", { level: 2, name: "మిరప ఆకు ముడత ఎందుకు?" });
    expect(heading.getAttribute("lang")).toBe("te");
    expect(address()).toMatch(/^\/app\/social\/qa\/[\w-]{22}$/);
  });

  it("what could not be sent stays and is asked once with the next try", async () => {
    const as = await somebody();
    const { user } = here.open({ at: "/app/social/qa/ask", as });
    await user.type(await screen.findByLabelText("Your question in one line"), "Asked in spite of all");
    here.break(breakCalls("/v2/questions", "no answer"));
    await user.click(screen.getByRole("button", { name: "Ask" }));
    expect(await screen.findByText(/What you wrote is still here/)).toBeDefined();
    here.mend();
    await user.click(screen.getByRole("button", { name: "Ask" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Asked in spite of all" })).toBeDefined();
  });
});

describe("one question", () => {
  it("[NAV-143] [QA-002] shows its answers and takes another one; an empty one is refused", async () => {
    const as = await somebody();
    const { questionId } = await aQuestion(here.server, { title: "How deep to plough?", words: "Red soil." });
    await anAnswer(here.server, questionId, { words: "A hand deep." });
    const { user } = here.open({ at: `/app/social/qa/${questionId}`, as });
    expect(await screen.findByText("A hand deep.")).toBeDefined();
    expect(screen.getByText("Red soil.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    expect(screen.getByText("Write your answer, or record it.")).toBeDefined();
    await user.type(screen.getByLabelText("Your answer"), "Two hands.");
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe(""));
    expect(screen.getByText("Two hands.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Useful" }));
    expect(await screen.findByRole("button", { name: "Useful 1", pressed: true })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Me too" }));
    expect(await screen.findByRole("button", { name: "Me too 1", pressed: true })).toBeDefined();
  });

  it("lets its asker say what solved it, and change and delete it after a question", async () => {
    const as = await somebody();
    const { questionId } = await aQuestion(here.server, { as, title: "Mine to solve" });
    await anAnswer(here.server, questionId, { words: "Do this." });
    const { user, address } = here.open({ at: `/app/social/qa/${questionId}`, as });
    await user.click(await screen.findByRole("button", { name: "This solved it" }));
    expect(await screen.findByText("Solved")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("button", { name: "Change" }));
    const title = await screen.findByLabelText("Your question in one line");
    await user.clear(title);
    await user.type(title, "Mine, written anew");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Mine, written anew" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const asked = await screen.findByRole("alertdialog");
    await user.click(within(asked).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(address()).toBe("/app/home/qa"));
  });

  it("[QA-005] offers changes of own words only, and a report of those of others, once", async () => {
    const as = await somebody();
    const { questionId } = await aQuestion(here.server, { title: "Of somebody else" });
    await anAnswer(here.server, questionId, { as, words: "My own words." });
    const { user } = here.open({ at: `/app/social/qa/${questionId}`, as });
    await screen.findByText("My own words.");
    expect(screen.getAllByRole("button", { name: "More" })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("button", { name: "Change" }));
    await waitFor(() => {
      const [field] = screen.getAllByLabelText<HTMLTextAreaElement>("Your answer");
      expect(field?.value).toBe("My own words.");
    });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Report" }));
    const dialog = within(await screen.findByRole("dialog", { name: "What is wrong with it?" }));
    await user.click(dialog.getByRole("radio", { name: "Only selling something" }));
    await user.click(dialog.getByRole("button", { name: "Report" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Report" })).toBeNull());
  });

  it("that is not there says so", async () => {
    here.open({ at: `/app/social/qa/${"0".repeat(22)}`, as: await somebody() });
    expect(await screen.findByText("This question or answer is no longer there.")).toBeDefined();
  });
});

describe("a shared question", () => {
  it("[NAV-021] [NAV-022] [QA-006] opens with its answers for guests and for people who are signed in, with nothing to press but the way in", async () => {
    const asker = await somebody();
    const photos = [await uploadedPhoto(here.server, asker)];
    const { questionId } = await aQuestion(here.server, { as: asker, title: "Shared by link", photos });
    const answerId = await anAnswer(here.server, questionId, { words: "For everybody." });
    const press = { params: { answerId }, body: { isOn: true } };
    await here.server.call(markSolved, press, { as: asker });
    const at = `/public/social/qa/${questionId}`;
    for (const as of [undefined, await somebody()]) {
      const { address, close } = here.open({ at, ...(as && { as }) });
      expect(await screen.findByText("For everybody.")).toBeDefined();
      expect(screen.getByText("This solved it")).toBeDefined();
      expect(address()).toBe(at);
      const main = screen.getByRole("main");
      expect(within(main).queryAllByRole("button")).toEqual([]);
      expect(main.textContent).not.toContain("Hanamkonda");
      expect(within(main).getByRole("img", { name: "Photo 1" }).getAttribute("src")).toBe(
        `/public/social/qa/photos/${questionId}-${photos[0]}.webp`,
      );
      const way = within(main).getByRole("link", { name: "Answer or ask in Santha" });
      expect(way.getAttribute("href")).toContain(`#/app/social/qa/${questionId}`);
      await close();
    }
  });

  it.each(["0".repeat(22), "mistyped"])(
    "[QA-006] that is unknown says that it is not there: %s",
    async (id) => {
      here.open({ at: `/public/social/qa/${id}` });
      expect(await screen.findByText("This question or answer is no longer there.")).toBeDefined();
    },
  );
});
