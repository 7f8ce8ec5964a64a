// The product uses the device's own typefaces. Those of a machine decide how wide words are, so browser tests bring theirs.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Its files have Latin letters and the rupee sign beside the Telugu ones. */
const fontPackage = "@expo-google-fonts/noto-sans-telugu";
const weights = ["400Regular", "500Medium", "700Bold"];

/**
 * Points programs started from here (FONTCONFIG_FILE) to Noto Sans Telugu of the packages and to no typeface of the system,
 * so that a page is as wide on every machine. Writes its settings below `folder`.
 */
export function setTypefaces(folder: string): void {
  if (process.platform !== "linux") return;
  const fonts = dirname(createRequire(import.meta.url).resolve(`${fontPackage}/package.json`));
  const own = join(folder, "fonts");
  mkdirSync(own, { recursive: true });
  const file = join(own, "fonts.conf");
  const folders = weights.map((weight) => `  <dir>${escaped(join(fonts, weight))}</dir>`);
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.join("\n")}
  <cachedir>${escaped(join(own, "cache"))}</cachedir>
</fontconfig>
`,
  );
  process.env.FONTCONFIG_FILE = file;
}

const escaped = (path: string): string => path.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
