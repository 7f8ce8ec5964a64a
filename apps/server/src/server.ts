import { type Config, readConfig } from "#platform/config";
import { startFailure } from "#platform/start-failure";
import { closers } from "#platform/start-up";
import { demoAccounts, demoPassword } from "./demo-accounts.ts";
import { startServer } from "./start-server.ts";

const longestCloseInMilliseconds = 15_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

const opened = closers((name, error) => complain(`closing ${name}: ${String(error)}`));
let isClosing = false;

async function close(exitCode: number): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(exitCode || 1), longestCloseInMilliseconds).unref();
  await opened.closeAll();
  process.exit(exitCode);
}

function sayStarted(config: Config, url: string): void {
  say(`\nSantha is ready at ${url}`);
  if (config.mode !== "demo") return;
  say(`Demo accounts, password ${demoPassword}:`);
  for (const account of demoAccounts) say(`  ${account.mobileNo}  ${account.who}`);
  if (!url.startsWith("https:")) {
    say(
      "Over plain http other devices cannot install the app or receive push; set PUBLIC_URL to an https address.",
    );
  }
}

process.on("SIGTERM", () => void close(0));
process.on("SIGINT", () => void close(0));
// The runner above us has died: nobody would stop us any more.
process.on("disconnect", () => void close(0));

// A fault of ours that nobody caught: stop in order, so that the database is not left behind.
process.on("uncaughtException", (error) => {
  complain(error.stack ?? String(error));
  void close(1);
});

try {
  const config = readConfig(process.env);
  const onLost = (reason: Error) => {
    complain(`The database hold was lost (${reason.message}); stopping before another process starts.`);
    void close(1);
  };
  const { url } = await startServer({ config, opened, say, onLost });
  sayStarted(config, url);
} catch (error) {
  complain(startFailure(error));
  await close(1);
}
