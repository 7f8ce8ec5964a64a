// Who may import whom: docs/architecture.md. Cycles of features: tools/fences/feature-cycles.ts. `npm run graph` checks it;
// tools/fences/planted.test.ts proves each rule.

const testSide = "\\.(test|spec)\\.tsx?$|^testing/|^features/[^/]+/(calls|builders|sample-pages)\\.ts$";
const contract = "^features/[^/]+/contract(\\.ts$|/)";
/** Where the list of the server's features is used: the app and its commands. */
const serverLists =
  "^engine/server/((app|server|worker|admin)\\.ts$|run/(open-process|run-process|start-server)\\.ts$)";
/** The lists of features of the web, and the shell that draws them. */
const webLists = "^engine/web/((desk-)?features\\.ts$|main\\.tsx$|shell/|first-paint/|worker/|build/)";

module.exports = {
  forbidden: [
    {
      name: "unresolved",
      comment: "An import leads nowhere: a file is missing.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|vitest$|\\?)" },
    },
    {
      name: "feature-inside",
      comment: "A feature is used by others only through its contract and its public.ts.",
      severity: "error",
      from: { path: "^features/([^/]+)/", pathNot: testSide },
      to: { path: "^features/", pathNot: ["^features/$1/", contract, "/(server|web)/public\\.ts$"] },
    },
    {
      name: "feature-inside-from-outside",
      comment:
        "Around the features, too, only contract and public.ts count; the two lists may name declarations.",
      severity: "error",
      from: { path: "^(engine|packages|demo|tools|benchmarks|e2e)/", pathNot: testSide },
      to: {
        path: "^features/[^/]+/(server|web)/",
        pathNot: ["/public\\.ts$", "/(server|web)/feature\\.ts$", "/web/public\\.routes\\.tsx$"],
      },
    },
    {
      name: "features-listed-once",
      comment:
        "The server's list of features is engine/server/app.ts, the web's engine/web/features.ts and desk-features.ts.",
      severity: "error",
      from: {
        pathNot: [
          "^engine/server/app\\.ts$",
          "^engine/web/((desk-)?features\\.ts$|shell/)",
          "^features/",
          testSide,
        ],
      },
      to: {
        path: "^features/[^/]+/((server|web)/feature\\.ts|server/routes\\.ts|web/(public\\.)?routes\\.tsx)$",
      },
    },
    {
      name: "file-cycle",
      comment: "Files that need each other to run are one file, or one of them knows too much.",
      severity: "error",
      from: { path: "^(engine|features|packages|demo|testing|tools)/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "server-engine-knows-no-feature",
      comment: "The server's engine serves every feature and knows none, nor the list of them.",
      severity: "error",
      from: { path: "^engine/server/", pathNot: [testSide, serverLists] },
      to: { path: "^features/|^engine/server/(app|server|worker)\\.ts$", pathNot: contract },
    },
    {
      name: "web-engine-knows-no-feature",
      comment: "The web's engine serves every feature and knows none; only the list and the shell do.",
      severity: "error",
      from: { path: "^engine/web/", pathNot: [testSide, webLists] },
      to: { path: "^features/|^engine/web/shell/", pathNot: contract },
    },
    {
      name: "ui-knows-no-data",
      comment: "The design system knows neither features nor the shell nor the API.",
      severity: "error",
      from: { path: "^engine/web/ui/", pathNot: testSide },
      to: { path: "^(features/|engine/web/shell/|engine/contract/)" },
    },
    {
      name: "contract-knows-nobody",
      comment: "The contract is what both sides share: it imports neither side.",
      severity: "error",
      from: { path: `^engine/contract/|${contract}`, pathNot: testSide },
      to: { path: "^(engine/(server|web)/|features/[^/]+/(server|web)/|packages/|demo/|tools/|e2e/)" },
    },
    {
      name: "packages-know-nobody",
      comment: "A package could be used elsewhere as it is: it knows nothing of Santha.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(engine|features|demo|testing|tools|e2e)/" },
    },
    {
      name: "web-never-server",
      comment: "The web talks to the server over HTTP. Tests of pages may start the server's test world.",
      severity: "error",
      from: { path: "^(engine|features/[^/]+)/web/", pathNot: testSide },
      to: { path: "^((engine|features/[^/]+)/server|packages|demo)/" },
    },
    {
      name: "web-uses-no-server-package",
      comment: "What only a server can run is not built into the web.",
      severity: "error",
      from: { path: "^(engine|features/[^/]+)/web/", pathNot: [testSide, "^engine/web/build/"] },
      to: {
        path: "node_modules/(pg|pg-copy-streams|kysely|fastify|@fastify|@redis|@react-pdf|fontkit|graphile-worker|nodemailer|pino|prom-client|sharp|web-push)/",
      },
    },
    {
      name: "web-tests-use-test-support",
      comment: "Tests of pages meet the server through testing/, not through its inside.",
      severity: "error",
      from: { path: "^(engine|features/[^/]+)/web/.+\\.(test|spec)\\.tsx?$" },
      to: { path: "^(engine|features/[^/]+)/server/" },
    },
    {
      name: "server-never-web",
      comment: "The server serves the built web as files and knows nothing of its sources.",
      severity: "error",
      from: { path: "^(engine|features/[^/]+)/server/" },
      to: { path: "^(engine|features/[^/]+)/web/" },
    },
    {
      name: "nobody-uses-admin",
      comment: "admin may use every feature's public.ts; nobody uses admin.",
      severity: "error",
      from: { pathNot: ["^features/admin/", serverLists, webLists, testSide] },
      to: { path: "^features/admin/", pathNot: contract },
    },
    {
      name: "no-test-in-product",
      comment: "The product imports no test and no test support.",
      severity: "error",
      from: { path: "^(engine|features|packages|demo)/", pathNot: [testSide, "vitest", "\\.config\\.ts$"] },
      to: { path: [testSide] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|coverage|test-results)/|^benchmarks/peers/vendure/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tools/fences/graph.tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts", ".css"],
    },
  },
};
