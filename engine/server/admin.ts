import { parseArgs } from "node:util";
import { bareMobileNo, isMobileNo } from "#engine/contract/mobile-number.ts";
import { resetSecondFactor } from "#features/auth/server";
import { importPinCodes } from "#features/location/server";
import { createProfile, findProfileByMobile } from "#features/profiles/server";
import type { Platform } from "./context.ts";
import { inTransaction } from "./data/transaction.ts";
import { missingWithoutSms } from "./outside/sms/sms.ts";
import { grantRole } from "./people/roles.ts";
import { openProcess } from "./run/open-process.ts";
import { runTask, say } from "./run/run-process.ts";

const usage =
  "Santha cannot start: use `npm run admin -- create --mobile 9XXXXXXXXX --name NAME` " +
  "or `npm run admin -- reset-second-factor --mobile 9XXXXXXXXX`, " +
  "or `npm run admin -- import-pincodes FILE.csv`, which may end in .gz.";

/** What the words after `npm run admin --` ask for. @throws Error that says how to ask. */
function askedWork(): (platform: Platform) => Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mobile: { type: "string", default: "" }, name: { type: "string", default: "" } },
  });
  const [command, file] = positionals;
  const firstName = values.name.trim();
  if (command === "create" && isMobileNo(values.mobile) && firstName !== "") {
    return (platform) => makeAdmin(platform, bareMobileNo(values.mobile), firstName);
  }
  if (command === "reset-second-factor" && isMobileNo(values.mobile)) {
    return (platform) => takeSecondFactor(platform, bareMobileNo(values.mobile));
  }
  if (command === "import-pincodes" && file !== undefined) return (platform) => importPins(platform, file);
  throw new Error(usage);
}

/** `npm run admin --`: what the one who runs Santha does at the terminal. */
await runTask(async (options) => {
  const work = askedWork();
  const { platform } = await openProcess(options);
  await work(platform);
});

/** Loads places of pin codes and says what came of it; wrong rows are named by their line and left out. */
async function importPins(platform: Platform, file: string): Promise<void> {
  const report = await importPinCodes(platform, file);
  for (const { line, reason } of report.named) say(`line ${line}: ${reason}`);
  const unnamed = report.wrongRows - report.named.length;
  if (unnamed > 0) say(`and ${unnamed} more wrong rows`);
  say(
    `${report.places} places of ${report.pinCodes} pin codes are loaded, ${report.wrongRows} rows left out.`,
  );
  if (report.pointsTaken > 0) say(`${report.pointsTaken} places had no coordinates and got those near them.`);
}

/** Makes a platform admin of the account of this number, which is made when there is none; the password is set by a one-time code. */
async function makeAdmin(platform: Platform, mobileNo: string, firstName: string): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const person =
      (await findProfileByMobile(transaction, mobileNo)) ??
      (await createProfile(platform, transaction, { mobileNo, firstName, language: "en" }));
    if (!person) throw new Error(`the account of ${mobileNo} could not be made`);
    await grantRole(transaction, {
      profileId: person.profileId,
      role: "platform-admin",
      at: platform.clock.now(),
    });
  });
  say(`${mobileNo} is a platform admin. Set the password in the app with "Forgot password".`);
  const missing = missingWithoutSms(platform.config);
  if (missing) say(missing);
}

/** Takes two-step sign-in away from the account of this number, whose phone and recovery codes are lost. */
async function takeSecondFactor(platform: Platform, mobileNo: string): Promise<void> {
  if (!(await resetSecondFactor(platform, mobileNo)))
    throw new Error(`${mobileNo} has no account with two-step sign-in`);
  say(`${mobileNo} signs in without the second step and sets it up anew; its sessions have ended.`);
}
