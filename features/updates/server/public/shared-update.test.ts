import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadPicture } from "#features/files/contract/files.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { aVoiceKey } from "#testing/files/voices.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, hanamkonda, type TestPerson } from "#testing/shop/people.ts";
import { anUpdateBy } from "../../builders.ts";
import { deleteUpdate, readPublicUpdate } from "../../contract/updates.ts";

let app: TestApp;
let author: TestPerson;
let shareId: string;
let pages: readonly string[];
beforeAll(async () => {
  app = await testApp();
  author = await aPerson(app, {
    firstName: "Sammaiah",
    email: "sammaiah@example.org",
    location: { ...hanamkonda, locality: "Khanapur" },
  });
  const as = author.cookie;
  const { pictureKey } = (await app.call(uploadPicture, { picture: await aPhoto(), query: {} }, { as })).data;
  const text = "పసుపు అట్టలు <b>కట్టి</b> మూడు రోజులైంది";
  ({ shareId } = await anUpdateBy(app, as, { text, pictureKeys: [pictureKey] }));
  const { data } = await app.call(readPublicUpdate, { params: { shareId } });
  pages = [(await open(`/public/social/updates/${shareId}`)).body, JSON.stringify(data)];
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: "GET", url, headers });

describe("an update for guests", () => {
  test("[SOC-003] [NAV-020] opens without a session with the words, the author's name, district and pictures", async () => {
    for (const page of pages) {
      expect(page).toContain("పసుపు అట్టలు");
      expect(page).toContain("Sammaiah");
      expect(page).toContain("Hanumakonda");
      expect(page).toContain(`/public/social/updates/${shareId}/pictures/1.webp`);
    }
    expect(shareId).toMatch(/^[\w-]{22}$/);
  });

  const secrets: readonly (readonly [string, () => string])[] = [
    ["phone number", () => author.mobileNo],
    ["e-mail address", () => "sammaiah@example.org"],
    ["profile key", () => author.profileKey],
    ["village", () => "Khanapur"],
    ["pin code", () => "506002"],
    ["point on the map", () => String(hanamkonda.latitude)],
  ];
  test.each(secrets)("[SOC-006] never shows the author's %s", (_, secret) => {
    for (const page of pages) expect(page).not.toContain(secret());
  });

  test("carries the tags of a preview, writes what people wrote as text, and leads into the app", async () => {
    const { body, headers } = await open(`/public/social/updates/${shareId}`);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain('property="og:title" content="Sammaiah on Santha"');
    expect(body).toMatch(/property="og:image" content="http[^"]+pictures\/1\.webp"/);
    expect(body).not.toContain("<b>");
    expect(body).toContain(`/#/public/social/updates/${shareId}"`);
    expect(body).toContain("Sign in to reply");
    const telugu = await open(`/public/social/updates/${shareId}?l=te`);
    expect(telugu.body).toContain("సంతలో చదవండి");
  });

  test("its pictures open without a session; any other place or name is not found", async () => {
    const at = (file: string) => open(`/public/social/updates/${shareId}/pictures/${file}`);
    const picture = await at("1.webp");
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    for (const file of ["2.webp", "0.webp", "1.png", "x.webp", "..%2f1.webp"])
      expect([file, (await at(file)).statusCode]).toEqual([file, 404]);
  });

  test("its voice note is heard without a session, in parts too, until the update is deleted", async () => {
    const as = author.cookie;
    const voiceKey = await aVoiceKey(app, as);
    const spoken = (await anUpdateBy(app, as, { text: "", voiceKey })).shareId;
    const { data } = await app.call(readPublicUpdate, { params: { shareId: spoken } });
    const url = data.voice?.url ?? "";
    expect((await open(`/public/social/updates/${spoken}`)).body).toContain(
      `<audio controls preload="none" src="${url}">`,
    );
    const part = await open(url, { range: "bytes=0-1" });
    expect([part.statusCode, part.headers["content-type"], data.voice?.seconds]).toEqual([
      206,
      "audio/webm",
      2,
    ]);
    expect((await open(url.replace(spoken, shareId))).statusCode).toBe(404);
    await app.call(deleteUpdate, { params: { shareId: spoken } }, { as });
    expect((await open(url)).statusCode).toBe(404);
  });

  test("[SOC-005] what was never shared, is deleted or still waits answers as not found", async () => {
    const as = author.cookie;
    const goesOutAt = app.clock.now().getTime() + 60_000;
    const waiting = (await anUpdateBy(app, as, { goesOutAt })).shareId;
    const deleted = (await anUpdateBy(app, as)).shareId;
    await app.call(deleteUpdate, { params: { shareId: deleted } }, { as });
    for (const id of [waiting, deleted, "A".repeat(22), "x", "1%27--"]) {
      const page = await open(`/public/social/updates/${id}`);
      expect([id, page.statusCode]).toEqual([id, 404]);
      expect(page.body).toContain("This update is no longer there.");
    }
    const call = await app.call(readPublicUpdate, { params: { shareId: waiting } });
    expect([call.status, call.code]).toEqual([404, "updates/not-found"]);
  });
});
