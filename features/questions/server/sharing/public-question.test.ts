import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadedPhoto } from "#testing/files/product-photos.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { anAnswer, aQuestion } from "../../builders.ts";
import { agreeWithAnswer, markSolved, markUseful } from "../../contract/answers.ts";
import { readGuestQuestion, sharedQuestionPath } from "../../contract/guests.ts";
import { deleteQuestion } from "../../contract.ts";

let app: TestApp;
let people: Record<"asker" | "helper" | "expert" | "reader", TestPerson>;
let questionId: string;
let photo: string;
beforeAll(async () => {
  app = await testApp();
  const person = (firstName: string, firstNameTe: string, wish = {}) =>
    aPerson(app, {
      ...{ firstName, firstNameTe, email: `${firstName.toLowerCase()}@example.in` },
      ...{ pictureUrl: `/v2/files/pictures/${firstName.padEnd(22, "x")}-320.webp`, ...wish },
    });
  people = {
    asker: await person("Ramulu", "రాములు"),
    helper: await person("Sarojana", "సరోజన"),
    expert: await person("Lavanya", "లావణ్య", { roles: ["support"] }),
    reader: await person("Yadagiri", "యాదగిరి"),
  };
  photo = await uploadedPhoto(app, people.asker.cookie);
  const asked = await aQuestion(app, {
    ...{
      as: people.asker.cookie,
      title: 'Leaves <b>curl</b> & "dry"',
      words: "Since Monday",
      crop: "chilli",
    },
    photos: [photo],
  });
  ({ questionId } = asked);
  const answerId = await anAnswer(app, questionId, { as: people.helper.cookie, words: "వేప నూనె కొట్టండి" });
  const press = { params: { answerId }, body: { isOn: true } };
  await app.call(markUseful, press, { as: people.reader.cookie });
  await app.call(agreeWithAnswer, press, { as: people.expert.cookie });
  await app.call(markSolved, press, { as: people.asker.cookie });
});
afterAll(() => app.close());

const open = (url: string) => app.app.inject({ url, headers: { host: "santha.example" } });
const guest = (id = questionId) => app.call(readGuestQuestion, { params: { questionId: id } });

describe("the public page of a question", () => {
  test("[QA-006] [NAV-021] opens without a session with its answers, previews it, marks it up and leads into the app", async () => {
    const page = await open(sharedQuestionPath(questionId));
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const title = "Leaves &#60;b&#62;curl&#60;/b&#62; &#38; &#34;dry&#34;";
    for (const part of [
      `property="og:title" content="${title}"`,
      `property="og:image" content="http://santha.example/public/social/qa/photos/${questionId}-${photo}.webp"`,
      'itemtype="https://schema.org/QAPage"',
      'itemtype="https://schema.org/Question"',
      `<h1 itemprop="name" lang="en">${title}</h1>`,
      'itemprop="acceptedAnswer"',
      'itemprop="answerCount" content="1"',
      'itemprop="text" lang="te">వేప నూనె కొట్టండి',
      "Ramulu",
      "Sarojana",
      "Expert agrees: Lavanya",
      "Chilli",
      `href="http://santha.example/#/public/social/qa/${questionId}"`,
    ]) {
      expect(page.body).toContain(part);
    }
    expect(page.body).not.toContain("<b>");
    expect(page.body).not.toMatch(/<script|style=|http-equiv="refresh"|<form|<button/);
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(page.headers["cache-control"]).toBe("no-store");
  });

  test("is in Telugu too, with names as people write them", async () => {
    const page = await open(sharedQuestionPath(questionId, "te"));
    expect(page.body).toContain('<html lang="te">');
    for (const part of ["రాములు", "సరోజన", "నిపుణులు ఒప్పుకున్నారు: లావణ్య", "మిరప", "1 జవాబు"])
      expect(page.body).toContain(part);
  });

  test("[QA-006] of an unknown question, and of one that its asker has deleted, says that it is not there", async () => {
    const { cookie: as } = await aPerson(app);
    const deleted = await aQuestion(app, { as, title: "Soon gone" });
    await anAnswer(app, deleted.questionId);
    await app.call(deleteQuestion, { params: { questionId: deleted.questionId } }, { as });
    for (const id of ["0".repeat(22), "no-such", "%00", deleted.questionId]) {
      const page = await open(`/public/social/qa/${id}`);
      expect([page.statusCode, page.body.includes("Question not found.")]).toEqual([404, true]);
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      expect(page.body).not.toContain("Soon gone");
    }
    expect((await guest(deleted.questionId)).code).toBe("questions/not-found");
  });

  test("shows photos of the question to guests, and no other picture", async () => {
    const path = (id: string, key: string) => `/public/social/qa/photos/${id}-${key}.webp`;
    const shown = await open(path(questionId, photo));
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    const hidden = await uploadedPhoto(app, people.asker.cookie);
    const other = await aQuestion(app);
    for (const address of [path(questionId, hidden), path(other.questionId, photo)])
      expect((await open(address)).statusCode).toBe(404);
  });
});

describe("to guests neither the page nor its data show", () => {
  const fields = [
    ["phone", ({ mobileNo }: TestPerson) => mobileNo],
    ["e-mail address", ({ firstName }: TestPerson) => `${firstName.toLowerCase()}@`],
    ["profile key", ({ profileKey }: TestPerson) => profileKey],
    ["picture", ({ firstName }: TestPerson) => firstName.padEnd(22, "x")],
    ["village", () => hanamkonda.locality],
    ["district", () => hanamkonda.adminLevel2],
    ["pin code", () => hanamkonda.postalCode],
    ["latitude", () => String(hanamkonda.latitude)],
    ["longitude", () => String(hanamkonda.longitude)],
  ] as const;
  test.each(fields)("[QA-006] the %s of anybody", async (_, ofPerson) => {
    const shown = [
      (await open(sharedQuestionPath(questionId))).body,
      (await open(sharedQuestionPath(questionId, "te"))).body,
      JSON.stringify((await guest()).data),
    ];
    for (const person of Object.values(people)) {
      const value = ofPerson(person);
      expect(value).toBeTruthy();
      for (const text of shown) expect(text).not.toContain(value ?? "missing");
    }
  });
});
