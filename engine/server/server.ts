import type { Config } from "./config/config.ts";
import { demoAccounts, demoPassword } from "./demo-accounts.ts";
import { missingWithoutSms } from "./outside/sms/sms.ts";
import { runProcess, say } from "./run/run-process.ts";
import { startServer } from "./run/start-server.ts";

/** The HTTP process; by default it does the jobs too. */
await runProcess(async (options) => {
  const { url } = await startServer(options);
  sayStarted(options.config, url);
});

function sayStarted(config: Config, url: string): void {
  say(`\nSantha is ready at ${url}`);
  const missing = missingWithoutSms(config);
  if (missing) say(missing);
  if (config.mode !== "demo") return;
  say(`Demo accounts, password ${demoPassword}:`);
  for (const account of demoAccounts) say(`  ${account.mobileNo}  ${account.who}`);
  if (!url.startsWith("https:")) {
    say(
      "Over plain http other devices cannot install the app or receive push; set PUBLIC_URL to an https address.",
    );
  }
}
