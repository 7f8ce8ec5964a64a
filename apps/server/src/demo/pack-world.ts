import { writeFileSync } from "node:fs";
import { demoPackFile } from "@santha/database/demo-data";
import { withThrowAwayDatabase } from "@santha/database/test-server";
import { makeWorld } from "./make-world.ts";

/** `npm run demo:pack`: makes the demo world afresh and writes the file that a first start restores. */
const pack = await withThrowAwayDatabase(makeWorld);
writeFileSync(demoPackFile, pack);
process.stdout.write(`demo world packed: ${Math.round(pack.length / 1000)} kB\n`);
