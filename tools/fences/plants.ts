// One violation for each rule: where it is planted and which words the check must answer with.

/** A violation. `step` is the check that must turn red, `says` what its output must contain. */
export type Plant = { rule: string; step: string; files: Record<string, string>; says: RegExp };

const server = "engine/server";
const web = "engine/web";

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
    "features/planta/server/by-alias.ts": 'import "#features/plantb/server/nothing.ts";\n',
  }),
  graph("feature-inside", {
    "features/plantb/server/queries.ts": "export type Inside = { rows: number };\nexport const inside = 1;\n",
    "features/planta/server/by-path.ts":
      'import { inside } from "../../plantb/server/queries.ts";\nexport const use = inside;\n',
  }),
  graph("feature-inside", {
    "features/planta/server/by-type.ts":
      'export type Use = import("../../plantb/server/queries.ts").Inside;\n',
  }),
  graph("feature-inside", {
    "features/plantb/web/inner-page.tsx": "export const inner = 1;\n",
    "features/planta/web/planted.ts":
      'import { inner } from "../../plantb/web/inner-page.tsx";\nexport const use = inner;\n',
  }),
  {
    rule: "feature-cycles",
    step: "fence feature-cycles",
    files: {
      "features/plantc/server/public.ts": "export type C = { c: 1 };\n",
      "features/plantc/server/other.ts":
        'import type { D } from "#features/plantd/server";\nexport type UseD = D;\n',
      "features/plantd/server/public.ts": "export type D = { d: 1 };\n",
      "features/plantd/server/other.ts":
        'import type { C } from "../../plantc/server/public.ts";\nexport type UseC = C;\n',
    },
    says: /features \(server\): plantc → plantd → plantc/,
  },
  {
    rule: "feature-cycles",
    step: "fence feature-cycles",
    files: {
      "features/plantc/contract.ts":
        'import type { D } from "#features/plantd/contract/d.ts";\nexport type C = D;\n',
      "features/plantd/contract/d.ts":
        'import type { C } from "#features/plantc/contract";\nexport type D = C;\n',
    },
    says: /features \(contract\): plantc → plantd → plantc/,
  },
  {
    rule: "file-cycle",
    step: "import graph",
    files: {
      "engine/contract/planted-one.ts":
        'import { two } from "./planted-two.ts";\nexport const one = (): number => two();\n',
      "engine/contract/planted-two.ts":
        'import { one } from "./planted-one.ts";\nexport const two = (): number => one();\n',
    },
    says: /error file-cycle: engine\/contract\/planted-(one|two)\.ts/,
  },
  graph("feature-inside-from-outside", {
    "tools/planted-inside.ts": `import "../features/plantb/server/queries.ts";\n`,
  }),
  graph("features-listed-once", {
    "features/plantb/server/routes.ts": "export const routes = [];\n",
    [`${server}/planted-list.ts`]: 'import "../../features/plantb/server/routes.ts";\n',
  }),
  graph("server-engine-knows-no-feature", {
    [`${server}/http/planted.ts`]: 'import "#features/plantc/server";\n',
  }),
  graph("ui-knows-no-data", {
    [`${web}/ui/planted.ts`]: 'import "../../../features/planta/web/public.ts";\n',
  }),
  graph("web-engine-knows-no-feature", {
    "features/planta/web/public.ts": "export const a = 1;\n",
    [`${web}/data/planted.ts`]: 'import "#features/planta/web";\n',
  }),
  graph("contract-knows-nobody", {
    "engine/contract/planted.ts": 'import "#engine/server/data/client.ts";\n',
  }),
  graph("packages-know-nobody", {
    "packages/embedded-postgres/src/planted.ts": 'import "../../../engine/server/app.ts";\n',
  }),
  graph("web-never-server", { [`${web}/data/planted-server.ts`]: 'import "#engine/server/app.ts";\n' }),
  graph("web-never-server", {
    [`${web}/data/planted-database.ts`]: 'import "#engine/server/data/client.ts";\n',
  }),
  graph("web-uses-no-server-package", { [`${web}/data/planted-package.ts`]: 'import "pg";\n' }),
  graph("web-tests-use-test-support", {
    [`${web}/data/planted.test.ts`]: 'import "#engine/server/app.ts";\n',
  }),
  graph("server-never-web", { [`${server}/planted-web.ts`]: 'import "../web/routes/root-route.ts";\n' }),
  graph("nobody-uses-admin", {
    "features/admin/server/public.ts": "export const admin = 1;\n",
    "features/planta/server/uses-admin.ts": 'import "#features/admin/server";\n',
  }),
  graph("no-test-in-product", {
    [`${server}/planted.test.ts`]: "export const inTest = 1;\n",
    [`${server}/planted-product.ts`]: 'import "./planted.test.ts";\n',
  }),
];
