import type { Plant } from "./plants.ts";

const server = "apps/server/src";

const fence = (name: string, file: string, text: string, says = ""): Plant => ({
  rule: name,
  step: `fence ${name}`,
  files: { [file]: text },
  says: new RegExp(`\\[${name}\\] ${file.replaceAll(".", "\\.")}.*${says}`),
});

// Put together from parts, so that this file itself has none of them.
const mark = ["TO", "DO"].join("");
const home = ["", "home", "somebody", "santha"].join("/");
const registry = ["registry", "npmjs", "org"].join(".");

/** Our own fences. */
export const fencePlants: readonly Plant[] = [
  fence("file-names", `${server}/platform/helpers.ts`, "export const planted = 1;\n", "helpers"),
  fence("file-names", `${server}/utils/planted.ts`, "export const planted = 1;\n", "utils"),
  fence("file-lengths", `${server}/platform/planted-length.ts`, "export {};\n".repeat(301), "301 lines"),
  fence("file-lengths", `${server}/planted-length.test.ts`, "export {};\n".repeat(401), "401 lines"),
  fence(
    "table-owners",
    `${server}/features/planta/planta.queries.ts`,
    'export const planted = (d: Db) => d.updateTable("sessions");\n',
    "sessions",
  ),
  fence(
    "table-owners",
    `${server}/features/planta/take-rows.ts`,
    "export const planted = sql`delete from idempotency_keys where true`;\n",
    "idempotency_keys",
  ),
  fence(
    "table-owners",
    "packages/database/migrations/20991231000000-planted.sql",
    "create table planted_rows (id int);\n",
    "no comment",
  ),
  fence(
    "feature-declarations",
    `${server}/features/planta/planta.feature.ts`,
    "export const other = 1;\n",
    "defineFeature",
  ),
  {
    rule: "feature-declarations",
    step: "fence feature-declarations",
    files: { [`${server}/features/plantb/some-file.ts`]: "export const planted = 1;\n" },
    says: /features\/plantb\/plantb\.feature\.ts is missing/,
  },
  {
    rule: "feature-declarations",
    step: "fence feature-declarations",
    files: {
      "packages/database/migrations/20991231000001-planted.sql":
        "create table planted_people (id int);\ncomment on table planted_people is 'owner: plantf';\n",
      [`${server}/features/plantf/plantf.feature.ts`]:
        "export const plantfFeature = defineFeature({ privacy: {} });\n",
    },
    says: /plantf\.feature\.ts does not say what happens to a person's rows of planted_people/,
  },
  {
    rule: "feature-declarations",
    step: "fence feature-declarations",
    files: { "apps/web/src/features/two-words/some-file.ts": "export const planted = 1;\n" },
    says: /features\/two-words a feature is one word/,
  },
  fence("clock-and-ids", `${server}/features/planta/by-clock.ts`, "export const planted = Date.now();\n"),
  fence("clock-and-ids", `${server}/features/planta/by-date.ts`, "export const planted = new Date();\n"),
  fence("clock-and-ids", `${server}/platform/by-chance.ts`, "export const planted = Math.random();\n"),
  fence(
    "whole-paise",
    `${server}/features/planta/by-part.ts`,
    "export const planted = (totalInPaise: number) => totalInPaise / 3;\n",
    "paise stay whole",
  ),
  fence(
    "whole-paise",
    "apps/web/src/lib/by-rupees.ts",
    "export const planted = (order: { totalAmount: number }) => order.totalAmount + 40;\n",
    "rupees are shown",
  ),
  fence("machine-paths", "docs/planted.md", `See ${home}/santha.\n`, "one machine"),
  fence(
    "machine-paths",
    "docs/planted-registry.md",
    `Packages come from https://${registry}/x.\n`,
    "registry",
  ),
  ...["విక్రేత", "రీఫండ్", "రిఫండ్", "పార్శిల్", "రశీదు", "మళ్ళీ", "గుండె", "మరిన్ని చూపించు"].map((word, at) =>
    fence(
      "telugu-words",
      `apps/web/src/lib/planted-${at}.te.ts`,
      `export const planted = "${word}";\n`,
      "the glossary says",
    ),
  ),
  fence(
    "unfinished-work",
    `${server}/platform/planted-mark.ts`,
    `// ${mark}: later\nexport const planted = 1;\n`,
    "unfinished",
  ),
  fence(
    "unfinished-work",
    "apps/web/src/lib/planted-promise.ts",
    `export const planted = "${["Coming", "soon"].join(" ")}";\n`,
    "promised",
  ),
  fence("unfinished-work", "e2e/planted.spec.ts", `test.${"skip"}("planted", () => {});\n`, "left out"),
];
