import { afterAll, beforeAll, expect, test } from "vitest";
import { legalPath } from "#features/legal/contract.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { testPlatform } from "#testing/process/platform.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { listArticles, publishArticle, readArticle, restoreArticle } from "../contract/articles.ts";
import { blocksOf } from "../contract/plain-text.ts";

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = (await aPerson(app, { firstName: "Asha", roles: ["platform-admin"] })).cookie;
});
afterAll(() => app.close());

const reason = "The law has changed.";
const words = {
  en: "Our new terms.\n\n# Who sells\n\nThe sellers <b>named</b>.\n\n- seed\n- feed",
  te: "మా కొత్త నిబంధనలు.\n\n# ఎవరు అమ్ముతారు\n\nపేరున్న అమ్మకందారులు.",
};
const publish = (articleKey: string, seenVersion: number, text: { en: string; te: string } = words) =>
  app.call(publishArticle, { params: { articleKey }, body: { ...text, reason, seenVersion } }, { as });
const restore = (articleKey: string, version: number, seenVersion: number) =>
  app.call(restoreArticle, { params: { articleKey }, body: { version, reason, seenVersion } }, { as });
const read = async (articleKey: string) =>
  (await app.call(readArticle, { params: { articleKey }, query: {} }, { as })).data;
const legal = async (language: "en" | "te") => (await app.app.inject(legalPath("terms", language))).body;

test("an empty line ends a paragraph, # begins a heading and - an item; nothing else is markup", () => {
  expect(blocksOf("One\ntwo\n\n# Head\nThree\n- a\n- b\nmore\n\n<i>#4</i> -5")).toEqual([
    { kind: "paragraph", text: "One two" },
    { kind: "heading", text: "Head" },
    { kind: "paragraph", text: "Three" },
    { kind: "list", items: ["a", "b more"] },
    { kind: "paragraph", text: "<i>#4</i> -5" },
  ]);
});

test("every text has a key of its own and begins with the words of the app as version 1", async () => {
  const { articles } = (await app.call(listArticles, {}, { as })).data;
  expect(new Set(articles.map(({ key }) => key)).size).toBe(articles.length);
  expect(new Set(articles.map(({ version, publishedAt }) => `${version} ${publishedAt}`))).toEqual(
    new Set(["1 null"]),
  );
  expect((await read("legal-refunds")).text.en).toContain("# Giving goods back\n\nLook at the goods");
  expect(await legal("en")).toContain("<h2>Who sells</h2>\n<p>The goods are sold by the sellers");
});

test("a published legal page is read with its version and day in both languages, without a way for markup", async () => {
  expect((await publish("legal-terms", 1)).data).toMatchObject({ currentVersion: 2, text: words });
  const english = await legal("en");
  expect(english).toContain("Version 2 · 14 July, 2026");
  expect(english).toContain(
    "<p>The sellers &#60;b&#62;named&#60;/b&#62;.</p>\n<ul><li>seed</li><li>feed</li></ul>",
  );
  expect(english).not.toContain("The goods are sold by");
  expect(english).toContain("Santha Demo Traders");
  expect(await legal("te")).toContain("వెర్షన్ 2 · 14 జులై, 2026");
  const [line] = await app.platform.database
    .selectFrom("audit_log")
    .select(["subject", "detail"])
    .where("action", "=", "articles/published")
    .execute();
  expect(line).toEqual({ subject: "article legal-terms", detail: { version: 2, reason } });
});

test("of two admins who publish at once one succeeds, and one who has not read the newest version is refused", async () => {
  const other = { en: `${words.en}\n\nOnce more.`, te: `${words.te}\n\nమళ్లీ.` };
  const { currentVersion } = await read("legal-privacy");
  const both = await Promise.all([
    publish("legal-privacy", currentVersion),
    publish("legal-privacy", currentVersion, other),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await publish("legal-privacy", currentVersion)).code).toBe("articles/changed-meanwhile");
  const now = await read("legal-privacy");
  expect((await publish("legal-privacy", now.currentVersion, now.text)).code).toBe("articles/same-text");
  const english = { en: words.en, te: "These are English words only." };
  const refused = await publish("legal-privacy", now.currentVersion, english);
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ["te"]]);
});

test("going back publishes the earlier text as the newest version; the words of the app are version 1", async () => {
  const key = "legal-refunds";
  await publish(key, 1);
  await publish(key, 2, { ...words, en: `${words.en}\n\nMore.` });
  expect((await restore(key, 2, 3)).data).toMatchObject({ currentVersion: 4, text: words });
  expect((await restore(key, 9, 4)).code).toBe("articles/version-not-found");
  const { data } = await restore(key, 1, 4);
  expect(data.text.en).toContain("# Giving goods back");
  expect(data.versions.map(({ version, restoredVersion }) => [version, restoredVersion])).toEqual([
    [5, 1],
    [4, 2],
    [3, null],
    [2, null],
    [1, null],
  ]);
  const { body } = await app.app.inject(legalPath("refunds", "en"));
  expect([body.includes("Giving goods back"), body.includes("Version ")]).toEqual([true, false]);
  expect((await restore(key, 1, 5)).code).toBe("articles/same-text");
});

test("published help is read at its address and in the search, also while the database is away", async () => {
  expect((await publish("help-app-store", 1)).status).toBe(201);
  const help = async (file: string) => (await app.app.inject(`/data/HelpData/en${file}.json`)).json();
  const published = {
    title: "Store",
    paragraphs: words.en.split("\n\n"),
    publishedAt: app.clock.now().getTime(),
  };
  expect(await help("/app-store")).toEqual(published);
  expect(await help("")).toContainEqual(expect.objectContaining(published));
  await app.platform.database.schema.alterTable("article_versions").renameTo("versions_away").execute();
  expect(await help("/app-store")).toEqual(published);
  // Just started: it does not know whether the legal texts of the app still hold.
  const other = await testPlatform({ url: app.url });
  const answers = [app.app, await other.app()].map((each) => each.inject(legalPath("terms", "en")));
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 503]);
  await other.close();
  await app.platform.database.schema.alterTable("versions_away").renameTo("article_versions").execute();
});
