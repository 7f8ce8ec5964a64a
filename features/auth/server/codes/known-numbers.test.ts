import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { requestReset, requestSignInCode, signIn, signUp, verifyCode } from "../../contract/auth.ts";

const password = "nalla nela 8";
let server: TestApp;
let lastNumber = 9_200_000_000;
beforeEach(async () => {
  server = await testApp({
    raisedLimits: { "code by address": 1000, "code tries by address": 1000, "sign-in by address": 1000 },
  });
});
afterEach(() => server.close());

function freshNumber(): string {
  lastNumber += 1;
  return String(lastNumber);
}

async function lastMessage(mobileNo: string): Promise<string> {
  const { data } = await server.call(readOutbox, { query: { mobileNo } });
  return data.messages[0]?.body ?? "";
}

async function lastCode(mobileNo: string): Promise<string> {
  return /#(\d+)$/.exec(await lastMessage(mobileNo))?.[1] ?? "none";
}

function wish(mobileNo: string, referrerMobileNo?: string) {
  const named = referrerMobileNo === undefined ? {} : { referrerMobileNo };
  return server.call(signUp, {
    body: { firstName: "Sammakka", mobileNo, password, language: "te", ...named },
  });
}

function prove(requestId: string, code: string, newPassword?: string) {
  return server.call(verifyCode, { body: { requestId, code, ...(newPassword ? { newPassword } : {}) } });
}

function otherThan(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

describe("known and unknown numbers", () => {
  /** Every call that takes a number before it is proved. */
  const asking: Record<string, (mobileNo: string) => Promise<{ data: unknown; headers: object }>> = {
    "sign-in": (mobileNo) => server.call(signIn, { body: { mobileNo, password: "not the word" } }),
    "sign-in by code": (mobileNo) => server.call(requestSignInCode, { body: { mobileNo } }),
    "sign-up": (mobileNo) => wish(mobileNo),
    reset: (mobileNo) => server.call(requestReset, { body: { mobileNo } }),
    referral: (mobileNo) => wish(freshNumber(), mobileNo),
  };
  /** What differs in every answer, whoever asks, is left out: ids of the request. */
  const comparable = ({ data, headers, ...answer }: { data: unknown; headers: object }) => ({
    ...answer,
    requestId: "",
    data: data && { ...data, requestId: String((data as { requestId: string }).requestId).length },
    headers: Object.entries(headers).filter(([name]) => name !== "x-request-id" && name !== "date"),
  });
  const hashesMade = async () =>
    Number(/santha_password_hashes_total (\d+)/.exec(await server.platform.metrics.text())?.[1] ?? 0);

  it.each(Object.keys(asking))(
    "[R41] [AUTH-004] [AUTH-008] %s: same status, same body, same statements, same hashing",
    async (call) => {
      const ask = asking[call] as (mobileNo: string) => ReturnType<typeof wish>;
      const { mobileNo: known } = await aPerson(server, { password });
      const { mobileNo: withoutPassword } = await aPerson(server);
      const seen: unknown[] = [];
      for (const mobileNo of [known, withoutPassword, freshNumber()]) {
        const before = await hashesMade();
        const { result, statements } = await server.statements.during(() => ask(mobileNo));
        seen.push({ answer: comparable(result), statements, hashes: (await hashesMade()) - before });
      }
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      const isHashing = call === "sign-in" || call === "sign-up" || call === "referral";
      expect(seen[0]).toMatchObject({ hashes: isHashing ? 1 : 0 });
    },
  );

  it("[R41] a registered number learns it by its message, and is refused only after the proof", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const { data } = await wish(mobileNo);
    const code = await lastCode(mobileNo);
    expect(await lastMessage(mobileNo)).toContain("has an account already");
    expect((await prove(data.requestId, otherThan(code))).code).toBe("auth/wrong-code");
    expect(await prove(data.requestId, code)).toMatchObject({ status: 409, code: "auth/already-registered" });
    expect((await prove(data.requestId, code)).code).toBe("auth/code-expired");
  });

  it("[R41] a reset of an unknown number is refused like a wrong code", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const guess = async (number: string) => {
      const { data } = await server.call(requestReset, { body: { mobileNo: number } });
      const { code, info, status } = await prove(data.requestId, "000000", "a new word 9");
      return { code, info, status };
    };
    expect(await guess(freshNumber())).toEqual(await guess(mobileNo));
  });
});
