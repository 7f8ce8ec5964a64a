import { parseArgs } from "node:util";
import { bareMobileNo, isMobileNo } from "@santha/contract/mobile-number";
import { createProfile, findProfileByMobile } from "#features/profiles";
import type { Platform } from "#platform/context";
import { grantRole } from "#platform/roles";
import { inTransaction } from "#platform/transaction";
import { openProcess } from "./open-process.ts";
import { runProcess, say } from "./run-process.ts";

const usage = "Santha cannot start: use `npm run admin -- create --mobile 9XXXXXXXXX --name NAME`.";

/** `npm run admin -- create`: makes a platform admin; the person sets the password by a one-time code. */
await runProcess(async (options) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mobile: { type: "string", default: "" }, name: { type: "string", default: "" } },
  });
  const firstName = values.name.trim();
  if (positionals[0] !== "create" || !isMobileNo(values.mobile) || firstName === "") throw new Error(usage);
  const { platform } = await openProcess(options);
  const mobileNo = bareMobileNo(values.mobile);
  await makeAdmin(platform, mobileNo, firstName);
  say(`${mobileNo} is a platform admin. Set the password in the app with "New password".`);
  await options.opened.closeAll();
  process.exit(0);
});

/** Gives the right to the account of this number, which is made when there is none. */
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
}
