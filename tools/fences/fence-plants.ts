import type { Plant } from "./plants.ts";

const server = "engine/server";

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
  fence("file-names", `${server}/http/helpers.ts`, "export const planted = 1;\n", "helpers"),
  fence("file-names", `${server}/utils/planted.ts`, "export const planted = 1;\n", "utils"),
  fence("file-lengths", `${server}/http/planted-length.ts`, "export {};\n".repeat(301), "301 lines"),
  fence("file-lengths", `${server}/planted-length.test.ts`, "export {};\n".repeat(401), "401 lines"),
  fence(
    "table-owners",
    "features/planta/server/queries.ts",
    'export const planted = (d: Db) => d.updateTable("sessions");\n',
    "sessions",
  ),
  fence(
    "table-owners",
    "features/planta/server/take-rows.ts",
    "export const planted = sql`delete from idempotency_keys where true`;\n",
    "idempotency_keys",
  ),
  fence(
    "table-owners",
    "engine/server/data/migrations/20991231000000-planted.sql",
    "create table planted_rows (id int);\n",
    "no comment",
  ),
  fence(
    "table-owners",
    "features/plantb/migrations/20991231000002-planted.sql",
    "create table planted_boxes (id int);\ncomment on table planted_boxes is 'owner: planta';\n",
    "belongs to planta",
  ),
  fence(
    "table-owners",
    "features/planta/server/change-rows.ts",
    'export const planted = (d: Db) => d.updateTable("published.sellers");\n',
    "sellers",
  ),
  fence(
    "table-readers",
    "features/planta/server/read-rows.ts",
    'export const planted = (d: Db) => d.selectFrom("sessions as own");\n',
    "sessions",
  ),
  fence(
    "table-readers",
    "features/planta/server/read-beside.ts",
    'export const planted = (d: Db) => d.selectFrom("published.orders").innerJoin("sellers", "a", "b");\n',
    "sellers",
  ),
  fence(
    "table-readers",
    "features/planta/server/read-plainly.ts",
    "export const planted = sql`select (select count(*) from published.orders part, skus) from own`;\n",
    "skus",
  ),
  fence(
    "table-readers",
    "features/planta/server/join-plainly.ts",
    "export const planted = sql`select 1 from published.orders\n  left join (wishlist_items item) on true`;\n",
    "wishlist_items",
  ),
  fence(
    "table-readers",
    "features/plantb/migrations/20991231000003-planted.sql",
    "create view planted_names as\n select id from ((own join sellers on true));\n",
    "sellers",
  ),
  fence(
    "table-readers",
    "features/plantb/migrations/20991231000004-planted.sql",
    "create view published.planted_unread as\n select 1 as one;\n",
    "nobody reads",
  ),
  fence(
    "table-readers",
    "features/coupons/server/planted-own.ts",
    "export const planted = sql`select 1 from published.named_coupons`;\n",
    "publishes itself",
  ),
  {
    rule: "public-names",
    step: "fence public-names",
    files: {
      "features/plantb/web/public.ts": `export {\n${Array.from({ length: 21 }, (_, name) => `  name${name},\n`).join("")}} from "./planted.ts";\n`,
    },
    says: /\[public-names\] features\/plantb\/web\/public\.ts offers 21 names/,
  },
  {
    rule: "sql-fragments",
    step: "fence sql-fragments",
    files: {
      "features/plantb/server/planted-fragment.ts":
        "export function planted(id: number): RawBuilder<unknown> {\n  return sql`true`;\n}\n",
      "features/plantb/server/public.ts": 'export { planted } from "./planted-fragment.ts";\n',
    },
    says: /\[sql-fragments\] features\/plantb\/server\/public\.ts planted/,
  },
  fence(
    "feature-declarations",
    "features/planta/server/feature.ts",
    "export const other = 1;\n",
    "defineFeature",
  ),
  {
    rule: "feature-declarations",
    step: "fence feature-declarations",
    files: { "features/plantb/server/some-file.ts": "export const planted = 1;\n" },
    says: /features\/plantb\/server\/feature\.ts is missing/,
  },
  {
    rule: "feature-declarations",
    step: "fence feature-declarations",
    files: {
      "features/plantf/migrations/20991231000001-planted.sql":
        "create table planted_people (id int);\ncomment on table planted_people is 'owner: plantf';\n",
      "features/plantf/server/feature.ts": "export const plantfFeature = defineFeature({ privacy: {} });\n",
    },
    says: /features\/plantf\/server\/feature\.ts does not say what happens to a person's rows of planted_people/,
  },
  {
    rule: "feature-declarations",
    step: "fence feature-declarations",
    files: { "features/two-words/web/some-file.ts": "export const planted = 1;\n" },
    says: /features\/two-words a feature is one word/,
  },
  fence("clock-and-ids", "features/planta/server/by-clock.ts", "export const planted = Date.now();\n"),
  fence("clock-and-ids", "features/planta/server/by-date.ts", "export const planted = new Date();\n"),
  fence("clock-and-ids", `${server}/http/by-chance.ts`, "export const planted = Math.random();\n"),
  fence(
    "whole-paise",
    "features/planta/server/by-part.ts",
    "export const planted = (totalInPaise: number) => totalInPaise / 3;\n",
    "paise stay whole",
  ),
  fence(
    "whole-paise",
    "engine/web/data/by-rupees.ts",
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
      `engine/web/data/planted-${at}.te.ts`,
      `export const planted = "${word}";\n`,
      "the glossary says",
    ),
  ),
  fence(
    "unfinished-work",
    `${server}/http/planted-mark.ts`,
    `// ${mark}: later\nexport const planted = 1;\n`,
    "unfinished",
  ),
  fence(
    "unfinished-work",
    "engine/web/data/planted-promise.ts",
    `export const planted = "${["Coming", "soon"].join(" ")}";\n`,
    "promised",
  ),
  fence("unfinished-work", "e2e/planted.spec.ts", `test.${"skip"}("planted", () => {});\n`, "left out"),
];
