import type { Word } from "./server-files.ts";

/** What proves a new feature: its calls' answers, a builder, tests of both sides and a journey: path → text. */
export function testFiles(words: Word): Record<string, string> {
  const { word } = words;
  return {
    [`features/${word}/calls.ts`]: calls(words),
    [`features/${word}/builders.ts`]: builders(words),
    [`features/${word}/server/${word}.test.ts`]: serverTest(words),
    [`features/${word}/web/${word}-page.test.tsx`]: pageTest(words),
    [`features/${word}/${word}.spec.ts`]: journey(words),
  };
}

const calls = ({ word }: Word) => `import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of ${word} answer, and what is sent to them. */
export const calls: Calls = {
  "${word}/list-${word}": { own: 200 },
  "${word}/add-to-${word}": { own: 201, sends: () => [{ body: { title: "The first" } }] },
};
`;

const builders = ({ word, Word }: Word) => `import type { TestApp } from "#testing/process/app.ts";
import { addTo${Word}, type ${Word}Entry } from "./contract.ts";

/** Adds an entry to the ${word} of the person whose session it is. */
export async function addedTo${Word}(
  app: Pick<TestApp, "call">,
  { as, title = "The first" }: { readonly as: string; readonly title?: string },
): Promise<${Word}Entry> {
  return (await app.call(addTo${Word}, { body: { title } }, { as })).data;
}
`;

const serverTest = ({ word, Word }: Word) => `import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { addedTo${Word} } from "../builders.ts";
import { addTo${Word}, list${Word} } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("a person reads what he has added, the newest first, and nothing of others", async () => {
  const { cookie: as } = await aPerson(app);
  const { cookie: other } = await aPerson(app);
  await addedTo${Word}(app, { as: other, title: "Another's" });
  const first = await addedTo${Word}(app, { as, title: "The first" });
  const second = await addedTo${Word}(app, { as, title: "The second" });
  expect((await app.call(list${Word}, {}, { as })).data.entries).toEqual([second, first]);
});

test("a title that is empty or too long is refused beside its field", async () => {
  const { cookie: as } = await aPerson(app);
  for (const title of ["", " ", "x".repeat(101)]) {
    const { status, fields } = await app.call(addTo${Word}, { body: { title } }, { as });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ["title"]]);
  }
  expect((await app.call(list${Word}, {}, { as })).data.entries).toEqual([]);
});

test("the same wish sent twice under one key adds one entry", async () => {
  const { cookie: as } = await aPerson(app);
  const wish = { body: { title: "Once" } };
  const headers = { "idempotency-key": "${word}-once-000001" };
  const once = await app.call(addTo${Word}, wish, { as, headers });
  const again = await app.call(addTo${Word}, wish, { as, headers });
  expect(again.data).toEqual(once.data);
  expect((await app.call(list${Word}, {}, { as })).data.entries).toHaveLength(1);
});
`;

const pageTest = ({ word, Word }: Word) => `import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { addedTo${Word} } from "../builders.ts";

const here = visit();
const at = "/app/${word}";

it("before the first entry the page says so; an added one stands in the list, the newest first", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at, as });
  expect(await screen.findByText("Nothing here yet")).toBeDefined();
  for (const title of ["The first", "The second"]) {
    await user.type(screen.getByLabelText("Title"), title);
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText(title)).toBeDefined();
  }
  const shown = screen.getAllByText(/^The (first|second)$/).map((line) => line.textContent);
  expect(shown).toEqual(["The second", "The first"]);
});

it("what is wrong with the title stands beside its field", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at, as });
  await user.click(await screen.findByRole("button", { name: "Add" }));
  expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Write a title.")).toBeDefined();
});

it("what could not be sent stays in its field and is sent with the next try", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at, as });
  await user.type(await screen.findByLabelText("Title"), "Kept");
  here.break(breakCalls("/v2/${word}", "no answer"));
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Could not send it. Please try again.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Kept");
  here.mend();
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Kept")).toBeDefined();
});

it("without an answer the page says so and asks again when told to", async () => {
  const { cookie: as } = await aPerson(here.server);
  await addedTo${Word}(here.server, { as, title: "Kept here" });
  const { user } = here.open({ at, as });
  here.break(breakCalls("/v2/${word}", "gateway error"));
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("Kept here")).toBeDefined();
});
`;

const journey = ({ word, title }: Word) => `import { expect, test } from "@playwright/test";
import { agent, signInAs } from "../../e2e/support/people.ts";

test("what is added to ${word} is there after a reload", async ({ page }) => {
  await signInAs(page, agent);
  await page.goto("/#/app/${word}");
  await expect(page.getByRole("heading", { name: ${JSON.stringify(title.en)} }).first()).toBeVisible();
  await page.getByLabel("Title").fill("From the journey");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("From the journey")).toBeVisible();
  await page.reload();
  await expect(page.getByText("From the journey")).toBeVisible();
});
`;
