import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Logger, Plugin } from "vite";
import { filesOfEntry, readManifest } from "./built-files.ts";

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;
const smallestWorthwhileBytes = 600;

/** Writes a `.br` (quality 11) and a `.gz` copy beside each text file of the build, and reports the first screen's bytes. */
export function precompress(): Plugin {
  let folder = "";
  let logger: Logger | undefined;
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      logger = config.logger;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler() {
        const sizes = compressFolder(folder);
        logger?.info(`first screen, brotli: ${firstScreen(folder, sizes)}`);
      },
    },
  };
}

/** Brotli bytes of each compressed file, by path inside the build. */
function compressFolder(folder: string): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!compressible.test(name) || !statSync(path).isFile()) continue;
    const content = readFileSync(path);
    if (content.length < smallestWorthwhileBytes) continue;
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    sizes.set(name, brotli.length);
  }
  return sizes;
}

function firstScreen(folder: string, sizes: Map<string, number>): string {
  const files = filesOfEntry(readManifest(folder));
  const total = (ending: string): string => {
    const bytes = [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    return `${(bytes / 1000).toFixed(1)} kB`;
  };
  return `JS ${total(".js")}, CSS ${total(".css")}`;
}
