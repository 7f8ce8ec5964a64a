import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { addPause } from "#features/moderation/builders.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import { markUseful } from "#features/questions/contract/answers.ts";
import { readQuestion } from "#features/questions/contract.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { onStep } from "../builders.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

it("the own page says how far the person is, what the next step asks for and gives, and what counted today, in both languages", async () => {
  const [me, giver] = [await aPerson(here.server), await aPerson(here.server)];
  await onStep(here.server, me, "villager");
  const { questionId } = await aQuestion(here.server);
  const answerId = await anAnswer(here.server, questionId, { as: me.cookie });
  await here.server.call(markUseful, { params: { answerId }, body: { isOn: true } }, { as: giver.cookie });
  here.open({ at: "/app/standing", as: me.cookie });
  expect(await screen.findByText("Next: Trusted")).toBeDefined();
  for (const text of [
    "20 of 100 points",
    "from 3 of 5 people",
    "With 400 points from 20 people, after 30 days",
    "One person can give you at most 10 points a day, and 20 in all.",
    "14 of 14 days here",
    "Your answer was useful",
    "+2",
    "60 posts an hour, with links",
  ])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  act(() => chooseLanguage("te"));
  expect(screen.getByText("తర్వాతి స్థాయి: నమ్మకస్తులు")).toBeDefined();
  expect(screen.getByText("5 మందిలో 3 మంది నుండి")).toBeDefined();
  expect(screen.getByText("మీ జవాబు ఉపయోగపడింది")).toBeDefined();
});

it("without marks it leads to open questions; the profile leads there", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user, address } = here.open({ at: "/app/profiles", as });
  await user.click(await screen.findByRole("link", { name: "Your standing and points" }));
  await user.click(await screen.findByRole("link", { name: "Open questions" }));
  await waitFor(() => expect(address()).toBe("/app/home/qa"));
});

it("while writing is stopped the page says until when the step gives no rights", async () => {
  const me = await aPerson(here.server);
  await onStep(here.server, me, "guide");
  await addPause(here.server, me, 1);
  here.open({ at: "/app/standing", as: me.cookie });
  expect(await screen.findByText("400 points")).toBeDefined();
  expect(screen.getByText("15 Jul, 2026 at 11:00 AM")).toBeDefined();
  expect(screen.queryByText(/^Next:/)).toBeNull();
});

it("without an answer the page says so and asks again when told to", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at: "/app/standing", as });
  here.break(breakCalls("/v2/standing", "gateway error"));
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("Next: Trusted")).toBeDefined();
});

it("the page of a person shows the step and the points", async () => {
  const [me, padma] = [await aPerson(here.server), await aPerson(here.server)];
  await onStep(here.server, padma, "trusted");
  here.open({ at: `/app/profiles/${padma.profileKey}`, as: me.cookie });
  expect(await screen.findByText("100 points")).toBeDefined();
  expect(screen.getByText("Trusted")).toBeDefined();
});

it("a guide changes the crop on the page of the question", async () => {
  const me = await aPerson(here.server);
  await onStep(here.server, me, "guide");
  const { questionId } = await aQuestion(here.server);
  const { user } = here.open({ at: `/app/social/qa/${questionId}`, as: me.cookie });
  await user.click(await screen.findByRole("button", { name: "Change the crop" }));
  await screen.findByRole("option", { name: "Chilli" });
  await user.selectOptions(await screen.findByRole("combobox", { name: /^Crop/ }), "chilli");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    const { data } = await here.server.call(readQuestion, { params: { questionId } }, { as: me.cookie });
    expect(data.crop).toBe("chilli");
  });
});
