import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { answerShapes } from "./build/answer-shapes.ts";
import { contractWithoutSchemas } from "./build/contract-without-schemas.ts";
import { headStart } from "./build/head-start.ts";
import { iconsOneByOne } from "./build/icons-one-by-one.ts";
import { precompress } from "./build/precompress.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { sharedParts } from "./build/shared-parts.ts";

const server = process.env.SANTHA_SERVER ?? "http://127.0.0.1:3000";

/** Chunks of the first visit: under every page. */
const loadedFirst = /\/(first-parts|react-root|rolldown-runtime|index)-[\w-]+\.js$/;

export default defineConfig({
  base: "./",
  plugins: [
    contractWithoutSchemas(),
    iconsOneByOne(),
    react(),
    tailwind(),
    headStart(),
    serviceWorker(),
    precompress(),
  ],
  define: { answerShapes: JSON.stringify(answerShapes()) },
  server: { proxy: { "/v2": server, "/rest": server, "/data": server } },
  build: {
    outDir: "dist",
    manifest: true,
    cssCodeSplit: false,
    target: "es2022",
    // Browsers that lack it fetch the parts a moment later.
    modulePreload: {
      polyfill: false,
      // What the first visit has loaded already needs no place in each page's list.
      resolveDependencies: (_asking, files) => files.filter((file) => !loadedFirst.test(file)),
    },
    rolldownOptions: {
      // Calls and shapes of the contract that a chunk does not use are left out of it.
      treeshake: {
        manualPureFunctions: ["z", "endpoint"],
        // What a feature offers is taken from where it is made: a page that wants one thing gets no more with it.
        moduleSideEffects: [{ test: /\/features\/\w+\/web\/public\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: sharedParts() },
      },
      onwarn(warning, handle) {
        if (warning.code === "IMPORT_IS_UNDEFINED") throw new Error(warning.message);
        handle(warning);
      },
    },
  },
});
