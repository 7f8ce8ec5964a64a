import { parseArgs } from "node:util";
import { bareMobileNo, isMobileNo } from "@santha/contract/mobile-number";
import { importPinCodes } from "#features/location";
import { createProfile, findProfileByMobile } from "#features/profiles";
import type { Platform } from "#platform/context";
import { grantRole } from "#platform/roles";
import { inTransaction } from "#platform/transaction";
import { openProcess } from "./open-process.ts";
import { runProcess, say } from "./run-process.ts";

const usage =
  "Santha cannot start: use `npm run admin -- create --mobile 9XXXXXXXXX --name NAME` " +
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
  if (command === "import-pincodes" && file !== undefined) return (platform) => importPins(platform, file);
  throw new Error(usage);
}

/** `npm run admin --`: what the one who runs Santha does at the terminal. */
await runProcess(async (options) => {
  const work = askedWork();
  const { platform } = await openProcess(options);
  await work(platform);
  await options.opened.closeAll();
  process.exit(0);
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
  say(`${mobileNo} is a platform admin. Set the password in the app with "New password".`);
}
