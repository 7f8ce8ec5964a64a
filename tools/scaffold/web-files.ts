import type { Word } from "./server-files.ts";

/** The web's side of a new feature and its journey: path → text. */
export function webFiles({ word, Word }: Word): Record<string, string> {
  const folder = `apps/web/src/features/${word}`;
  return {
    [`${folder}/${word}.routes.tsx`]: routes(word, Word),
    [`${folder}/${word}.api.ts`]: api(word, Word),
    [`${folder}/${word}-page.tsx`]: page(word, Word),
    [`${folder}/${word}.en.ts`]: english(word, Word),
    [`${folder}/${word}.te.ts`]: telugu(word),
    [`${folder}/${word}.texts.ts`]: texts(word, Word),
    [`e2e/${word}.spec.ts`]: journey(word, Word),
  };
}

const routes = (
  word: string,
  Word: string,
) => `import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { FeatureRoutes } from "../../lib/navigation.ts";
import { rootRoute } from "../../lib/root-route.ts";
import { use${Word}Texts } from "./${word}.texts.ts";

export const ${word}Routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/${word}",
    staticData: { page: { title: () => use${Word}Texts.now().title, guard: "signed-in" } },
    component: lazyRouteComponent(() => import("./${word}-page.tsx"), "${Word}Page"),
  }),
] as const satisfies FeatureRoutes;
`;

const api = (word: string, Word: string) => `import { read${Word} } from "@santha/contract/${word}";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";

/** The caller's own ${word}. */
export const ${word}Query = queryOptions({
  queryKey: ["${word}"],
  queryFn: ({ signal }) => call(read${Word}, {}, { signal }),
});
`;

const page = (word: string, Word: string) => `import { useQuery } from "@tanstack/react-query";
import { Answer } from "../../ui/answer.tsx";
import { PageBody } from "../../ui/page.tsx";
import { ${word}Query } from "./${word}.api.ts";
import { use${Word}Texts } from "./${word}.texts.ts";

/** The caller's own ${word}. */
export function ${Word}Page() {
  const t = use${Word}Texts();
  const ${word} = useQuery(${word}Query);
  return (
    <PageBody>
      <h1>{t.title}</h1>
      <Answer to={${word}} isEmpty={({ rows }) => rows.length === 0} empty={<p>{t.nothingYet}</p>}>
        {({ rows }) => (
          <ul>
            {rows.map((row) => (
              <li key={row.id}>{row.title}</li>
            ))}
          </ul>
        )}
      </Answer>
    </PageBody>
  );
}
`;

const english = (word: string, Word: string) => `export const en = {
  title: "${Word}",
  nothingYet: "No ${word} yet.",
};
`;

const telugu = (word: string) => `import type { Same } from "../../lib/language.ts";
import type { en } from "./${word}.en.ts";

export const te: Same<typeof en> = {};
`;

const texts = (word: string, Word: string) => `import { defineTexts } from "../../lib/language.ts";
import { en } from "./${word}.en.ts";
import { te } from "./${word}.te.ts";

export const use${Word}Texts = defineTexts(en, te);
`;

const journey = (word: string, Word: string) => `import { expect, test } from "@playwright/test";

test("a visitor who opens ${word} is asked to sign in first", async ({ page }) => {
  await page.goto("/#/app/${word}");
  await expect(page).toHaveURL(/auth\\/signin/);
  await expect(page.getByRole("heading", { name: "${Word}" })).toHaveCount(0);
});
`;
