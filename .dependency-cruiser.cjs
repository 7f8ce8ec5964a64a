// Who may import whom: docs/architecture.md. Cycles of features: tools/fences/feature-cycles.ts. `npm run graph` checks it;
// tools/fences/planted.test.ts proves each rule.

const anyFeature = "^apps/(server|web)/src/features/([^/]+)/";
const testSide = "\\.(test|spec)\\.tsx?$|/src/test/";

module.exports = {
  forbidden: [
    {
      name: "unresolved",
      comment:
        "An import leads nowhere: a file is missing, or a feature's inside is asked for by #features/….",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|vitest$|\\?)" },
    },
    {
      name: "feature-inside",
      comment: "A feature is used by others only through its public.ts.",
      severity: "error",
      from: { path: anyFeature },
      to: { path: "^apps/$1/src/features/", pathNot: ["^apps/$1/src/features/$2/", "/public\\.ts$"] },
    },
    {
      name: "feature-inside-from-outside",
      comment:
        "Around the features, too, only public.ts counts; app.ts and the router may list declarations and routes.",
      severity: "error",
      from: { path: "^(apps|packages|tools|benchmarks|e2e)/", pathNot: [anyFeature, testSide] },
      to: { path: "/src/features/[^/]+/", pathNot: ["/public\\.ts$", "\\.(feature|routes)\\.tsx?$"] },
    },
    {
      name: "features-listed-once",
      comment:
        "The server's list of features is app.ts, the web's is the router in app/: nobody else joins their routes.",
      severity: "error",
      from: { pathNot: ["^apps/server/src/app\\.ts$", "^apps/web/src/app/", anyFeature, testSide] },
      to: { path: "/src/features/[^/]+/[^/]+\\.(feature|routes)\\.tsx?$" },
    },
    {
      name: "file-cycle",
      comment: "Files that need each other to run are one file, or one of them knows too much.",
      severity: "error",
      from: { path: "^(apps|packages|tools)/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "platform-knows-no-feature",
      comment: "The server's platform serves every feature and knows none, nor the list of them.",
      severity: "error",
      from: { path: "^apps/server/src/platform/", pathNot: testSide },
      to: { path: "^apps/server/src/(features/|app\\.ts$|server\\.ts$|worker\\.ts$)" },
    },
    {
      name: "ui-knows-no-feature",
      comment: "The design system knows neither features nor the shell nor the API.",
      severity: "error",
      from: { path: "^apps/web/src/ui/", pathNot: testSide },
      to: { path: "^(apps/web/src/(features|app)/|packages/)" },
    },
    {
      name: "lib-knows-no-feature",
      comment: "The web's lib serves every feature and knows none, nor the shell.",
      severity: "error",
      from: { path: "^apps/web/src/lib/", pathNot: testSide },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "contract-knows-nobody",
      comment: "The contract is what both sides share: it imports neither side.",
      severity: "error",
      from: { path: "^packages/contract/" },
      to: { path: "^(apps/|packages/database/|tools/|e2e/)" },
    },
    {
      name: "database-knows-no-app",
      comment:
        "The database package knows no application; the contract's pure rules are open to the demo world.",
      severity: "error",
      from: { path: "^packages/database/" },
      to: { path: "^(apps/|tools/|e2e/)" },
    },
    {
      name: "web-never-server",
      comment: "The web talks to the server over HTTP. Tests of pages may start the server's test world.",
      severity: "error",
      from: { path: "^apps/web/", pathNot: testSide },
      to: { path: "^(apps/server/|packages/database/)" },
    },
    {
      name: "web-tests-use-test-support",
      comment: "Tests of pages meet the server through its test support, not through its inside.",
      severity: "error",
      from: { path: `^apps/web/.*(${testSide})` },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/test/" },
    },
    {
      name: "server-never-web",
      comment: "The server serves the built web as files and knows nothing of its sources.",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^apps/web/" },
    },
    {
      name: "nobody-uses-admin",
      comment: "admin may use every feature's public.ts; nobody uses admin.",
      severity: "error",
      from: {
        pathNot: [
          "^apps/(server|web)/src/features/admin/",
          "^apps/server/src/app\\.ts$",
          "^apps/web/src/app/",
          testSide,
        ],
      },
      to: { path: "^apps/(server|web)/src/features/admin/" },
    },
    {
      name: "no-test-in-product",
      comment: "The product imports no test and no test support.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [testSide, "vitest", "\\.config\\.ts$"] },
      to: { path: [testSide] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|coverage|test-results)/|^benchmarks/peers/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tools/fences/graph.tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts", ".css"],
    },
  },
};
