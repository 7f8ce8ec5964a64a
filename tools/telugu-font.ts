// The product uses the device's own typefaces. A bare machine has none for Telugu, and its screenshots show boxes.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const fontPackage = "@expo-google-fonts/noto-sans-telugu";
const weights = ["400Regular", "500Medium", "700Bold"];
const systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"];

/**
 * Where the system has no Telugu typeface, points programs started from here (FONTCONFIG_FILE) to Noto Sans Telugu of the
 * packages, beside what the system has. Writes its settings below `folder`.
 */
export function lendTeluguFont(folder: string): void {
  if (process.platform !== "linux" || (process.env.FONTCONFIG_FILE ?? "") !== "" || hasTelugu()) return;
  const fonts = dirname(createRequire(import.meta.url).resolve(`${fontPackage}/package.json`));
  const own = join(folder, "fonts");
  mkdirSync(own, { recursive: true });
  const file = join(own, "fonts.conf");
  const folders = [
    ...weights.map((weight) => join(fonts, weight)),
    join(folder, "chromium", "fonts"),
    ...systemFolders,
  ];
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${folders.map((path) => `  <dir>${path.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</dir>`).join("\n")}
  <cachedir>${join(own, "cache").replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</cachedir>
</fontconfig>
`,
  );
  process.env.FONTCONFIG_FILE = file;
}

function hasTelugu(): boolean {
  const listed = spawnSync("fc-list", [":lang=te", "family"], { encoding: "utf8" });
  if (listed.status === 0) return listed.stdout.trim() !== "";
  return systemFolders.some((folder) => {
    try {
      return readdirSync(folder, { recursive: true }).some((path) => /telugu/i.test(String(path)));
    } catch {
      return false;
    }
  });
}
