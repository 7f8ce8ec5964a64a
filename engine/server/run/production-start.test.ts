import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { AnswerOf, Endpoint, InputOf } from "#engine/contract/endpoint.ts";
import { requestReset, signIn, signUp, verifyCode } from "#features/auth/contract/auth.ts";
import { beginSecondFactor, confirmSecondFactor } from "#features/auth/contract/second-factor.ts";
import { listSmsMessages } from "#features/sms/contract";
import { type FreshDatabase, freshDatabase } from "#testing/database/testing.ts";
import { requestOf } from "#testing/process/app.ts";
import { appCode } from "#testing/process/second-factor.ts";
import { type ServerProcess, startProcess } from "#testing/process/server-process.ts";
import { type FakeGateway, startFakeGateway } from "../../../tools/fake-sms/fake-gateway.ts";

const adminFile = fileURLToPath(new URL("../admin.ts", import.meta.url));
const password = "a gate of old teak";
const reportSecret = "a-secret-of-reports";

let fresh: FreshDatabase;
let gateway: FakeGateway;
let port: number;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  port = await freePort();
  const reportUrl = `http://127.0.0.1:${port}/v2/sms/reports?secret=${reportSecret}`;
  gateway = await startFakeGateway({ reportUrl });
});
afterEach(async () => {
  for (const started of processes.splice(0)) {
    started.child.kill("SIGTERM");
    await started.ended;
  }
});
afterAll(async () => {
  await gateway.close();
  await fresh.drop();
});

/** What docs/operations.md names for other people's data. */
const production = () => ({
  ...{ SANTHA_MODE: "production", SANTHA_SECRET: "s".repeat(32), DATABASE_URL: fresh.url },
  ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, SUPPORT_PHONE: "1800 123 4567" },
});
const withGateway = () => ({
  ...{ SMS_GATEWAY: "form", SMS_URL: `${gateway.url}/send`, SMS_SENDER: "SANTHA" },
  SMS_REPORT_SECRET: reportSecret,
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const started = startProcess({ ...production(), ...environment });
  processes.push(started);
  await started.ready();
  return started;
}

/** `npm run admin -- create`; what it printed. */
async function createAdmin(environment: Record<string, string>, mobileNo: string): Promise<string> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [adminFile, "create", "--mobile", mobileNo, "--name", "Boss"], {
    env: { PATH, HOME, ...production(), ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (part) => {
    said += part;
  });
  expect((await once(child, "close"))[0]).toBe(0);
  return said;
}

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, cookie?: string) {
  const { url, method, headers, payload } = requestOf(
    endpoint,
    input as object,
    cookie ? { as: cookie } : {},
  );
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: String(method),
    headers: headers as Record<string, string>,
    ...(payload === undefined ? {} : { body: String(payload) }),
  });
  const { code, data, info } = (await response.json()) as { code: string; data: AnswerOf<E>; info: string };
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { status: response.status, code, data, info, cookie: cookies.join("; ") };
}

/** The code that came to a phone. */
async function codeAt(mobileNo: string): Promise<string> {
  const texts = () => gateway.messages.filter(({ to }) => to === `91${mobileNo}`);
  await expect.poll(() => texts().length).toBe(1);
  return /#(\d{6})$/.exec(texts()[0]?.text ?? "")?.[1] ?? "";
}

/** Sets up two-step sign-in, without which production gives no staff right. */
async function setSecondFactor(cookie: string): Promise<void> {
  const begun = await call(beginSecondFactor, { body: {} }, cookie);
  const code = appCode({ clock: { now: () => new Date() } }, begun.data.secret);
  const set = await call(confirmSecondFactor, { body: { code } }, cookie);
  expect([begun.status, set.status, set.data.recoveryCodes.length]).toEqual([200, 200, 10]);
}

test("the first admin of a fresh production start sets his password by the code on his phone, signs in and sets the second factor; a new member signs in too", async () => {
  expect(await createAdmin(withGateway(), "9111111111")).toContain("9111111111 is a platform admin");
  await start(withGateway());
  const asked = await call(requestReset, { body: { mobileNo: "9111111111" } });
  const { requestId } = asked.data;
  const code = await codeAt("9111111111");
  const proved = await call(verifyCode, { body: { requestId, code, newPassword: password } });
  expect([proved.status, proved.code]).toEqual([200, "OK"]);
  const signedIn = await call(signIn, { body: { mobileNo: "9111111111", password } });
  expect(signedIn.status).toBe(200);
  expect((await call(listSmsMessages, { query: {} }, signedIn.cookie)).status).toBe(403);
  await setSecondFactor(signedIn.cookie);

  const told = async () => (await call(listSmsMessages, { query: {} }, signedIn.cookie)).data.messages;
  await expect.poll(async () => (await told())[0]?.state).toBe("delivered");
  expect(JSON.stringify(await told())).not.toContain(code);

  const body = { firstName: "Padma", mobileNo: "9222222222", password, language: "te" } as const;
  const joined = await call(signUp, { body });
  const second = await codeAt("9222222222");
  const opened = await call(verifyCode, { body: { requestId: joined.data.requestId, code: second } });
  expect(opened.status).toBe(200);
}, 120_000);

test("production without a gateway does not start, and says what would not work", async () => {
  const refused = startProcess(production());
  processes.push(refused);
  expect(await refused.ended).toBe(1);
  expect(refused.complained()).toMatch(/^Santha cannot start:\n {2}- SMS_GATEWAY .*sign-up.*\n$/);
}, 60_000);

test("told to run without SMS, production says at start and to whoever asks for a code what cannot be used", async () => {
  expect(await createAdmin({ SMS_GATEWAY: "none" }, "9333333333")).toContain("SMS is switched off");
  const started = await start({ SMS_GATEWAY: "none" });
  await expect.poll(started.said).toMatch(/SMS is switched off .*sign up.*new password.*consent/);
  const asked = await call(requestReset, { body: { mobileNo: "9333333333" } });
  expect([asked.status, asked.code]).toEqual([503, "platform/no-sms"]);
  expect(asked.info).toContain("a new password");
}, 120_000);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
