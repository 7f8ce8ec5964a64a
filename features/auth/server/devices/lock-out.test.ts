import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import type { Endpoint, InputOf } from "#engine/contract/endpoint.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { appCode, withSecondFactor } from "#testing/process/second-factor.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { requestReset, requestSignInCode, signIn, verifyCode } from "../../contract/auth.ts";

const password = "erra nela 7";
const minute = 60_000;
const [stranger, home, village] = ["203.0.113.9", "198.51.100.4", "100.64.0.1"];
/** Fewer than in production, since each try hashes. */
const strangersTries = 70;
let server: TestApp;
let owner: TestPerson;
beforeEach(async () => {
  server = await testApp({
    raisedLimits: {
      "wrong passwords by number, strangers": strangersTries,
      "second factors by number, strangers": 3,
    },
  });
  owner = await aPerson(server, { password });
});
afterEach(() => server.close());

async function callFrom<E extends Endpoint>(
  remoteAddress: string,
  endpoint: E,
  input: InputOf<E>,
  as?: string,
) {
  const request = requestOf(endpoint, input as object, as === undefined ? {} : { as });
  const answer = await server.app.inject({ ...request, remoteAddress });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

const enter = (from: string, word: string, as?: string) =>
  callFrom(from, signIn, { body: { mobileNo: owner.mobileNo, password: word } }, as);
const askCode = (from: string, as?: string) =>
  callFrom(from, requestSignInCode, { body: { mobileNo: owner.mobileNo } }, as);

/** The cookie by which the browser is known again, from the answer of a sign-in. */
function deviceOf(headers: Record<string, unknown>): string {
  const set = [headers["set-cookie"]].flat().map(String);
  return set.find((line) => line.startsWith("santha-device="))?.split(";")[0] ?? "";
}

async function lastCode(): Promise<string> {
  const { data } = await server.call(readOutbox, { query: { mobileNo: owner.mobileNo } });
  return /#(\d+)$/.exec(data.messages[0]?.body ?? "")?.[1] ?? "none";
}

describe("nobody locks out another", () => {
  it("[AUTH-009] wrong passwords from one address leave the right one good from another", async () => {
    for (let attempt = 1; attempt <= 60; attempt += 1) await enter(stranger, "not the word");
    expect((await enter(stranger, password)).status).toBe(429);
    expect((await enter(home, password)).status).toBe(200);
  });

  it("[AUTH-009] a device that was signed in gets in from the stranger's own address, signed out or not", async () => {
    const device = deviceOf((await enter(village, password)).headers);
    for (let attempt = 1; attempt <= 12; attempt += 1) await enter(village, "not the word");
    expect((await enter(village, password)).status).toBe(429);
    expect((await enter(village, password, device)).status).toBe(200);
  });

  it("[AUTH-009] however many addresses guess, a known device and the code stay a way in", async () => {
    const device = deviceOf((await enter(home, password)).headers);
    for (let at = 1; at <= strangersTries; at += 1) await enter(`203.0.113.${at}`, "not the word");
    expect((await enter(home, password)).status).toBe(429);
    expect((await enter(home, password, device)).status).toBe(200);
    const { data } = await askCode("198.51.100.77");
    const body = { requestId: data.requestId, code: await lastCode() };
    expect((await callFrom("198.51.100.77", verifyCode, { body })).status).toBe(200);
  });

  it("[AUTH-009] wrong passwords on a known device are counted for it alone, ten in a row", async () => {
    const device = deviceOf((await enter(home, password)).headers);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await enter(home, "not the word", device)).status).toBe(401);
    expect((await enter(home, password, device)).status).toBe(429);
    expect((await enter(home, password)).status).toBe(200);
  });

  it("[AUTH-009] wrong second factors of strangers who know the password leave a known device its own", async () => {
    const finance = await aPerson(server, { password, roles: ["finance"] });
    const { secret } = await withSecondFactor(server, finance.cookie);
    const tryWith = (from: string, secondFactor: string, as?: string) =>
      callFrom(from, signIn, { body: { mobileNo: finance.mobileNo, password, secondFactor } }, as);
    const device = deviceOf((await tryWith(home, appCode(server, secret))).headers);
    for (let at = 1; at <= 3; at += 1) await tryWith(`203.0.113.${at}`, "000000");
    server.clock.advance(minute);
    expect((await tryWith(home, appCode(server, secret))).status).toBe(429);
    expect((await tryWith(home, appCode(server, secret), device)).status).toBe(200);
  });

  it("a device is known for those who signed in on it, and for nobody else", async () => {
    const other = await aPerson(server, { password });
    const entered = await callFrom(village, signIn, { body: { mobileNo: other.mobileNo, password } });
    const device = deviceOf(entered.headers);
    for (let attempt = 1; attempt <= 11; attempt += 1) await enter(village, "not the word", device);
    expect((await enter(village, password)).status).toBe(429);
    const { rows } = await server.pool.query("select encode(token_hash, 'hex') as hash from known_devices");
    expect(JSON.stringify(rows)).not.toContain(device.split("=")[1]);
  });

  it("[R40] codes that strangers ask for use up none of a known device, nor of another address", async () => {
    const device = deviceOf((await enter(home, password)).headers);
    for (let attempt = 1; attempt <= 12; attempt += 1) await askCode(village);
    expect((await askCode(village)).status).toBe(429);
    expect((await askCode(village, device)).status).toBe(200);
    expect((await askCode(home)).status).toBe(200);
    const reset = await callFrom(village, requestReset, { body: { mobileNo: owner.mobileNo } }, device);
    expect(reset.status).toBe(200);
  });

  it("[R40] however many addresses ask, a number gets 15 codes of strangers an hour, a known device its own", async () => {
    const device = deviceOf((await enter(home, password)).headers);
    const answers = [];
    for (let at = 1; at <= 20; at += 1) answers.push((await askCode(`203.0.113.${at}`)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(15);
    expect((await askCode(home, device)).status).toBe(200);
  });

  it("[R40] guesses at codes that a stranger asked for leave the owner's code good", async () => {
    for (let round = 1; round <= 2; round += 1) {
      for (let count = 1; count <= 5; count += 1) {
        const { data } = await askCode(stranger);
        for (let guess = 1; guess <= 5; guess += 1)
          await callFrom(stranger, verifyCode, { body: { requestId: data.requestId, code: "000000" } });
      }
      server.clock.advance(60 * minute);
    }
    const { data } = await askCode(home);
    const body = { requestId: data.requestId, code: await lastCode() };
    expect((await callFrom(home, verifyCode, { body })).status).toBe(200);
  });

  it("a new password makes every other device unknown", async () => {
    const device = deviceOf((await enter(home, password)).headers);
    const { data } = await askCode(home);
    const reset = await callFrom(home, requestReset, { body: { mobileNo: owner.mobileNo } });
    const newPassword = "kotta nela 8";
    const body = { requestId: reset.data.requestId, code: await lastCode(), newPassword };
    expect(data.requestId).not.toBe(body.requestId);
    expect((await callFrom(home, verifyCode, { body })).status).toBe(200);
    for (let attempt = 1; attempt <= 10; attempt += 1) await enter(stranger, "not the word", device);
    expect((await enter(stranger, newPassword, device)).status).toBe(429);
    expect((await enter(stranger, newPassword)).status).toBe(429);
  });
});

describe("a village behind one address", () => {
  it("[R40] 200 people ask for their codes within an hour", async () => {
    const answers = [];
    for (let at = 0; at < 200; at += 1) {
      const body = { mobileNo: String(9_400_000_000 + at) };
      answers.push((await callFrom(village, requestSignInCode, { body })).status);
    }
    expect(answers).toEqual(Array(200).fill(200));
  });
});
