import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSession } from "#features/auth/contract/auth.ts";
import { readPicture, uploadPicture } from "#features/files/contract/files.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { readProfile, type UpdateProfileInput, updateProfile } from "../contract/profiles.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const details: UpdateProfileInput = {
  firstName: "Padma",
  firstNameTe: "పద్మ",
  email: "padma@hanamkonda.example",
  language: "te",
  businessName: "Padma Agro Centre",
  gstin: "36ABCDE1234F1Z5",
};

const update = (person: TestPerson, body: Partial<Record<keyof UpdateProfileInput, unknown>>) =>
  app.call(updateProfile, { body: { ...details, ...body } as UpdateProfileInput }, { as: person.cookie });

const profileOf = async ({ profileKey, cookie }: TestPerson) =>
  (await app.call(readProfile, { params: { profileKey } }, { as: cookie })).data;

async function uploaded(person: TestPerson, audience: "members" | "private" = "members"): Promise<string> {
  const input = { picture: await aPhoto(), query: { audience } };
  return (await app.call(uploadPicture, input, { as: person.cookie })).data.pictureKey;
}

describe("changing one's own profile", () => {
  it("[PROF-002] keeps name, e-mail, language and business, and the session tells them at once", async () => {
    const person = await aPerson(app, { firstName: "Padmavathi" });
    const answer = await update(person, {});
    expect([answer.status, answer.code]).toEqual([200, "OK"]);
    expect(answer.data).toEqual(await profileOf(person));
    expect(answer.data).toMatchObject({
      firstName: "Padma",
      firstNameTe: "పద్మ",
      altemailId: "padma@hanamkonda.example",
      isEmailVerified: false,
      language: "te",
    });
    expect(answer.data.lstOfUserBusinessDetailsInfo[0]).toMatchObject({
      businessName: "Padma Agro Centre",
      gstin: "36ABCDE1234F1Z5",
      locationTo: { placeName: "Hanamkonda" },
    });
    const session = await app.call(readSession, {}, { as: person.cookie });
    expect(session.data).toMatchObject({ firstName: "Padma", language: "te" });
    const emptied = await update(person, { firstNameTe: null, email: null, businessName: null, gstin: null });
    expect(emptied.data).toMatchObject({ firstNameTe: null, altemailId: null });
  });

  it("[PROF-002] refuses an empty first name and what is no e-mail or GST number, beside each field in both languages", async () => {
    const person = await aPerson(app, { firstName: "Ramulu" });
    const wrong: [string, unknown, string][] = [
      ["firstName", "  ", "Please fill this in."],
      ["firstName", undefined, "Please fill this in."],
      ["firstName", "x".repeat(61), "Please enter a first name of at most 60 letters."],
      ["email", "padma@", "Please check the e-mail address."],
      ["email", "padma hanamkonda@x.in", "Please check the e-mail address."],
      ["gstin", "36ABCDE1234F1Z", "A GST number has 15 letters and digits, such as 36ABCDE1234F1Z5."],
      ["businessName", "x".repeat(81), "A business name has at most 80 letters."],
    ];
    for (const [field, value, sentence] of wrong) {
      const refused = await update(person, { [field]: value });
      expect([field, refused.status, refused.fields]).toEqual([field, 422, { [field]: sentence }]);
    }
    const telugu = await app.call(
      updateProfile,
      { body: { ...details, email: "x" } },
      { as: person.cookie, headers: { "accept-language": "te" } },
    );
    expect(telugu.fields).toEqual({ email: "ఈమెయిల్ సరిచూడండి." });
    expect((await profileOf(person)).firstName).toBe("Ramulu");
  });

  it("an e-mail stays verified until it is changed", async () => {
    const person = await aPerson(app, { email: "old@santha.example" });
    await app.platform.database
      .updateTable("profiles")
      .set({ email_verified_at: app.clock.now() })
      .where("id", "=", person.profileId)
      .execute();
    expect((await update(person, { email: "old@santha.example" })).data.isEmailVerified).toBe(true);
    expect((await update(person, { email: "new@santha.example" })).data.isEmailVerified).toBe(false);
    expect((await update(person, { email: "old@santha.example" })).data.isEmailVerified).toBe(false);
  });
});

describe("the picture of the profile", () => {
  it("[PROF-002] is shown to every member; replaced or removed it is given up; left out it stays", async () => {
    const person = await aPerson(app);
    const [first, second] = [await uploaded(person), await uploaded(person)];
    const url = (key: string) => `/v2/files/pictures/${key}-320.webp`;
    expect((await update(person, { pictureKey: first })).data.profilePicUrl).toBe(url(first));
    expect((await update(person, { pictureKey: first })).data.profilePicUrl).toBe(url(first));
    expect((await update(person, {})).data.profilePicUrl).toBe(url(first));
    const other = await aPerson(app);
    const seen = await app.app.inject(
      requestOf(readPicture, { params: { name: `${first}-96.webp` } }, { as: other.cookie }),
    );
    expect(seen.statusCode).toBe(200);
    expect((await update(person, { pictureKey: second })).data.profilePicUrl).toBe(url(second));
    const session = await app.call(readSession, {}, { as: person.cookie });
    expect(session.data.profilePicUrl).toBe(url(second));
    expect((await update(person, { pictureKey: null })).data.profilePicUrl).toBeNull();
    const rows = await app.platform.database
      .selectFrom("files")
      .select("used_by")
      .where("owner_profile_id", "=", person.profileId)
      .execute();
    expect(rows).toEqual([{ used_by: null }, { used_by: null }]);
  });

  it("[PROF-002] another person's, a private and an unknown picture are refused alike, and nothing else is changed", async () => {
    const [person, other] = [await aPerson(app, { firstName: "Ramulu" }), await aPerson(app)];
    const keys = [await uploaded(other), await uploaded(person, "private"), "0".repeat(22)];
    for (const pictureKey of keys) {
      const refused = await update(person, { pictureKey });
      expect([refused.status, refused.code]).toEqual([422, "profiles/picture-gone"]);
      expect(refused.fields).toEqual({
        picture: "This picture can no longer be used. Please choose it again.",
      });
    }
    expect(await profileOf(person)).toMatchObject({ firstName: "Ramulu", profilePicUrl: null });
  });

  it("takes five statements at most, the session included", async () => {
    const person = await aPerson(app);
    await update(person, { pictureKey: await uploaded(person) });
    const pictureKey = await uploaded(person);
    const { statements } = await app.statements.during(() => update(person, { pictureKey }));
    const own = statements.filter(
      (statement) => !/^(begin|commit|start transaction)/i.test(String(statement)),
    );
    expect(own.length).toBeLessThanOrEqual(5);
  });
});
