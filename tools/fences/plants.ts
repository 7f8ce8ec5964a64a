// One violation for each rule: where it is planted and which words the check must answer with.

/** A violation. `step` is the check that must turn red, `says` what its output must contain. */
export type Plant = { rule: string; step: string; files: Record<string, string>; says: RegExp };

const server = "apps/server/src";
const web = "apps/web/src";

const graph = (
  rule: string,
  files: Record<string, string>,
  from = Object.keys(files).at(-1) ?? "",
): Plant => ({
  rule,
  step: "import graph",
  files,
  says: new RegExp(`error ${rule}: ${from.replaceAll(".", "\\.")}`),
});

/** Who may import whom. */
export const graphPlants: readonly Plant[] = [
  graph("unresolved", {
    [`${server}/features/planta/by-alias.ts`]: 'import "#features/plantb/plantb.queries";\n',
  }),
  graph("feature-inside", {
    [`${server}/features/plantb/plantb.queries.ts`]:
      "export type Inside = { rows: number };\nexport const inside = 1;\n",
    [`${server}/features/planta/by-path.ts`]:
      'import { inside } from "../plantb/plantb.queries.ts";\nexport const use = inside;\n',
  }),
  graph("feature-inside", {
    [`${server}/features/planta/by-type.ts`]:
      'export type Use = import("../plantb/plantb.queries.ts").Inside;\n',
  }),
  graph("feature-inside", {
    [`${web}/features/plantb/inner-page.tsx`]: "export const inner = 1;\n",
    [`${web}/features/planta/planted.ts`]:
      'import { inner } from "../plantb/inner-page.tsx";\nexport const use = inner;\n',
  }),
  {
    rule: "feature-cycles",
    step: "fence feature-cycles",
    files: {
      [`${server}/features/plantc/public.ts`]: "export type C = { c: 1 };\n",
      [`${server}/features/plantc/other.ts`]:
        'import type { D } from "#features/plantd";\nexport type UseD = D;\n',
      [`${server}/features/plantd/public.ts`]: "export type D = { d: 1 };\n",
      [`${server}/features/plantd/other.ts`]:
        'import type { C } from "#features/plantc";\nexport type UseC = C;\n',
    },
    says: /features\/plantc → plantd → plantc/,
  },
  {
    rule: "file-cycle",
    step: "import graph",
    files: {
      "packages/contract/src/planted-one.ts":
        'import { two } from "./planted-two.ts";\nexport const one = (): number => two();\n',
      "packages/contract/src/planted-two.ts":
        'import { one } from "./planted-one.ts";\nexport const two = (): number => one();\n',
    },
    says: /error file-cycle: packages\/contract\/src\/planted-(one|two)\.ts/,
  },
  graph("feature-inside-from-outside", {
    "tools/planted-inside.ts": `import "../${server}/features/plantb/plantb.queries.ts";\n`,
  }),
  graph("features-listed-once", {
    [`${server}/features/plantb/plantb.routes.ts`]: "export const routes = [];\n",
    [`${server}/planted-list.ts`]: 'import "./features/plantb/plantb.routes.ts";\n',
  }),
  graph("platform-knows-no-feature", { [`${server}/platform/planted.ts`]: 'import "#features/plantc";\n' }),
  graph("ui-knows-no-feature", { [`${web}/ui/planted.ts`]: 'import "../features/planta/public.ts";\n' }),
  graph("lib-knows-no-feature", {
    [`${web}/features/planta/public.ts`]: "export const a = 1;\n",
    [`${web}/lib/planted.ts`]: 'import "#features/planta";\n',
  }),
  graph("contract-knows-nobody", {
    "packages/contract/src/planted.ts": 'import "@santha/database/client";\n',
  }),
  graph("database-knows-no-app", {
    "packages/database/src/planted.ts": 'import "../../../apps/server/src/app.ts";\n',
  }),
  graph("web-never-server", { [`${web}/lib/planted-server.ts`]: 'import "../../../server/src/app.ts";\n' }),
  graph("web-never-server", { [`${web}/lib/planted-database.ts`]: 'import "@santha/database/client";\n' }),
  graph("web-tests-use-test-support", {
    [`${web}/lib/planted.test.ts`]: 'import "../../../server/src/app.ts";\n',
  }),
  graph("server-never-web", { [`${server}/planted-web.ts`]: 'import "../../web/src/lib/root-route.ts";\n' }),
  graph("nobody-uses-admin", {
    [`${server}/features/admin/public.ts`]: "export const admin = 1;\n",
    [`${server}/features/planta/uses-admin.ts`]: 'import "#features/admin";\n',
  }),
  graph("no-test-in-product", {
    [`${server}/planted.test.ts`]: "export const inTest = 1;\n",
    [`${server}/planted-product.ts`]: 'import "./planted.test.ts";\n',
  }),
];
