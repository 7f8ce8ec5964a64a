import { writeFileSync } from "node:fs";
import { demoPackFile } from "#demo/data/demo-data.ts";
import { makeWorld } from "#demo/make-world.ts";
import { withThrowAwayDatabase } from "#testing/database/test-server.ts";

/** `npm run demo:pack`: makes the demo world afresh and writes the file that a first start restores. */
const pack = await withThrowAwayDatabase(makeWorld);
writeFileSync(demoPackFile, pack);
process.stdout.write(`demo world packed: ${Math.round(pack.length / 1000)} kB\n`);
