import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { changePassword, requestReset, signIn, signUp, verifyCode } from "../../contract/auth.ts";
import { passwordFault } from "./password-rules.ts";

const mobileNo = "9876543210";

describe("a new password", () => {
  it.each([
    "12345678",
    "password",
    "Password1",
    "PASSWORD123",
    "qwertyuiop",
    "iloveyou",
    "Password1!",
    "P@ssw0rd",
    "p@$$w0rd2026",
    "Welcome@1",
    "Admin@123",
    "!!Qwertyuiop99",
    "        ",
    "aaaaaaaaa",
    "abababab",
    "456789:;",
    "zyxwvuts",
    "12341234",
    "abcdabcd",
    "ab12-ab12",
    "abcabc123",
    "santha123",
    "Santha@2026",
    "telangana",
    "hyderabad123",
    "krishna1",
    "govinda1",
    "jaisriram",
    "తెలంగాణ 2026",
    "15081947",
    "15-08-1947",
    "87654321009",
  ])("%j is refused as easily guessed", (password) => {
    expect(passwordFault(password, mobileNo)).toBe("auth/common-password");
  });

  it.each(["9876543210", "+91 98765 43210", "my 9876543210", "98765432100", "9123456789"])(
    "%j is refused as a mobile number",
    (password) => expect(passwordFault(password, mobileNo)).toBe("auth/number-as-password"),
  );

  it.each([
    "erra nela 7",
    "పచ్చని నేల 9",
    "football by rain 4",
    "2 passwords of mine",
    "mirchi & pasupu",
    "krishna sells 9 goats",
    "7c4e-19b0",
    "83#7!49xx-83#7!",
  ])("%j may be taken", (password) => {
    expect(passwordFault(password, mobileNo, ["K Lalita", null])).toBeNull();
  });

  it.each(["jai hind 1947", "1508+1947", "15081947$"])(
    "%j is refused whatever signs are in it",
    (password) => {
      expect(passwordFault(password, mobileNo)).toBe("auth/common-password");
    },
  );

  it.each([
    ...["ravi1234", "ravi@9876", "1234 Ravi", "kumar#2026", "RaviKumarRao1", "రవి 123456"],
    ...["Ravi Kumar Rao 1", "ravi.kumar.rao@1"],
  ])("%j is refused to who is called so", (password) => {
    expect(passwordFault(password, mobileNo, ["Ravi Kumar Rao", "రవి"])).toBe("auth/common-password");
    expect(passwordFault(password, mobileNo, ["Lalita", null])).toBeNull();
  });
});

describe("the calls that take one", () => {
  const good = "erra nela 7";
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  it("sign-up says so beside the field, in the person's language, before a code is sent", async () => {
    const body = { firstName: "S", mobileNo, password: "12345678", language: "te" as const };
    const refused = await server.call(signUp, { body }, { headers: { "accept-language": "te" } });
    expect(refused).toMatchObject({ status: 422, code: "auth/common-password" });
    expect(refused.fields?.["password"]).toContain("సులభంగా");
    const { data } = await server.call(readOutbox, { query: { mobileNo } });
    expect(data.messages).toEqual([]);
  });

  it("none takes the name of the person with a few digits", async () => {
    const weak = "ravi@9876";
    const signedUp = { firstName: "Ravi", mobileNo, password: weak, language: "en" as const };
    expect((await server.call(signUp, { body: signedUp })).code).toBe("auth/common-password");
    const person = await aPerson(server, { firstName: "Ravi", password: good });
    const change = { oldPassword: good, newPassword: weak };
    const changed = await server.call(changePassword, { body: change }, { as: person.cookie });
    expect(changed.code).toBe("auth/common-password");
    const { data } = await server.call(requestReset, { body: { mobileNo: person.mobileNo } });
    const { data: outbox } = await server.call(readOutbox, { query: { mobileNo: person.mobileNo } });
    const code = /#(\d+)$/.exec(outbox.messages[0]?.body ?? "")?.[1] ?? "none";
    const reset = { requestId: data.requestId, code, newPassword: weak };
    expect((await server.call(verifyCode, { body: reset })).code).toBe("auth/common-password");
  });

  it("a reset does not use up its code", async () => {
    const person = await aPerson(server, { password: good });
    const { data } = await server.call(requestReset, { body: { mobileNo: person.mobileNo } });
    const { data: outbox } = await server.call(readOutbox, { query: { mobileNo: person.mobileNo } });
    const code = /#(\d+)$/.exec(outbox.messages[0]?.body ?? "")?.[1] ?? "none";
    const body = { requestId: data.requestId, code, newPassword: person.mobileNo };
    const refused = await server.call(verifyCode, { body });
    expect(refused).toMatchObject({ status: 422, code: "auth/number-as-password" });
    expect(Object.keys(refused.fields ?? {})).toEqual(["newPassword"]);
    const better = { ...body, newPassword: "kotta nela 8" };
    expect((await server.call(verifyCode, { body: better })).status).toBe(200);
  });

  it("a change leaves the old one", async () => {
    const person = await aPerson(server, { password: good });
    const body = { oldPassword: good, newPassword: "password1" };
    const refused = await server.call(changePassword, { body }, { as: person.cookie });
    expect(refused).toMatchObject({ status: 422, code: "auth/common-password" });
    expect(Object.keys(refused.fields ?? {})).toEqual(["newPassword"]);
    const still = { mobileNo: person.mobileNo, password: good };
    expect((await server.call(signIn, { body: still })).status).toBe(200);
  });
});
