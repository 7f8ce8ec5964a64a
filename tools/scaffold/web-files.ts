import type { Word } from "./server-files.ts";

/** The web's side of a new feature: path → text. */
export function webFiles(words: Word): Record<string, string> {
  const { word } = words;
  const folder = `features/${word}/web`;
  return {
    [`${folder}/feature.ts`]: manifest(words),
    [`${folder}/routes.tsx`]: routes(words),
    [`${folder}/titles.ts`]: titles(words),
    [`${folder}/api.ts`]: api(words),
    [`${folder}/${word}-page.tsx`]: page(words),
    [`${folder}/add-form.tsx`]: form(words),
    [`${folder}/words.en.ts`]: english,
    [`${folder}/words.te.ts`]: telugu,
    [`${folder}/words.ts`]: texts(words),
  };
}

const manifest = ({ word }: Word) => `import type { WebFeature } from "#engine/web/routes/web-feature.ts";
import { ${word}Routes } from "./routes.tsx";

export const ${word}Feature = { routes: ${word}Routes } as const satisfies WebFeature;
`;

const routes = ({ word, Word }: Word) => `import { createRoute } from "@tanstack/react-router";
import { List } from "lucide-react";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { use${Word}Titles } from "./titles.ts";

const title = () => use${Word}Titles.now().${word};

export const ${word}Routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/${word}",
    staticData: {
      page: {
        title,
        breadcrumb: title,
        menu: [{ place: "drawer", order: 110, icon: List, text: title }],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./${word}-page.tsx"), "${Word}Page"),
  }),
] as const satisfies FeatureRoutes;
`;

const titles = ({ word, Word, title }: Word) => `import { defineTexts } from "#engine/web/words/language.ts";

export const use${Word}Titles = defineTexts({ ${word}: ${JSON.stringify(title.en)} }, { ${word}: ${JSON.stringify(title.te)} });
`;

const api = ({ word, Word }: Word) => `import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { list${Word}, type ${Word}Entry } from "../contract.ts";

/** The person's own ${word}, read without a network too. */
export const ${word}Query = queryOptions({
  queryKey: ["${word}"],
  meta: kept,
  queryFn: ({ signal }) => call(list${Word}, {}, { signal }),
});

/** Puts what was added at the head of a list that is known, and reads the list again. */
export function takeEntry(added: ${Word}Entry): void {
  queryClient.setQueryData(
    ${word}Query.queryKey,
    (known) => known && { entries: [added, ...known.entries.filter(({ id }) => id !== added.id)] },
  );
  void queryClient.invalidateQueries({ queryKey: ${word}Query.queryKey });
}
`;

const page = ({ word, Word }: Word) => `import { useQuery } from "@tanstack/react-query";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { AddForm } from "./add-form.tsx";
import { ${word}Query } from "./api.ts";
import { use${Word}Texts } from "./words.ts";

/** The person's own ${word}, and the form that adds to it. */
export function ${Word}Page() {
  const texts = use${Word}Texts();
  const ${word} = useQuery(${word}Query);
  return (
    <PageBody className="stack">
      <AddForm />
      <Answer
        to={${word}}
        isEmpty={({ entries }) => entries.length === 0}
        empty={<EmptyState drawing={<BasketDrawing />} title={texts.nothingYet} />}
      >
        {({ entries }) =>
          entries.map(({ id, title }) => (
            <Card key={id} pad>
              {title}
            </Card>
          ))
        }
      </Answer>
    </PageBody>
  );
}
`;

const form = ({ Word }: Word) => `import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { addTo${Word}, longestTitle } from "../contract.ts";
import { takeEntry } from "./api.ts";
import { use${Word}Texts } from "./words.ts";

/** Adds one entry; what is typed stays until it was sent, and every try of one wish has the same key. */
export function AddForm() {
  const texts = use${Word}Texts();
  const [title, setTitle] = useState("");
  const [isTried, setTried] = useState(false);
  const key = useRef(newIdempotencyKey());
  const put = (text: string) => {
    setTitle(text);
    key.current = newIdempotencyKey();
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (sent: string) =>
      call(addTo${Word}, { body: { title: sent } }, { idempotencyKey: key.current }),
    onSuccess: (added, sent) => {
      takeEntry(added);
      // What is typed while the call runs stays.
      if (title === sent) put("");
      setTried(false);
    },
  });
  const fault = title.trim() === "" ? texts.titleMissing : undefined;
  const refused = error instanceof ApiError ? error.fields["title"] : undefined;
  const submit = () => {
    setTried(true);
    if (!fault && !isPending) mutate(title);
  };
  return (
    <Card pad>
      <Form
        trouble={error && !refused ? (sentenceOf(error) ?? texts.notSent) : undefined}
        onSubmit={submit}
      >
        <TextField
          label={texts.title}
          name="title"
          autoComplete="off"
          maxLength={longestTitle}
          value={title}
          error={isTried ? (fault ?? refused) : undefined}
          onChange={(event) => put(event.target.value)}
        />
        <Button type="submit" busy={isPending}>
          {texts.add}
        </Button>
      </Form>
    </Card>
  );
}
`;

const english = `export const en = {
  title: "Title",
  add: "Add",
  nothingYet: "Nothing here yet",
  titleMissing: "Write a title.",
  notSent: "Could not send it. Please try again.",
};
`;

const telugu = `import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  title: "శీర్షిక",
  add: "చేర్చు",
  nothingYet: "ఇక్కడ ఇంకా ఏమీ లేదు",
  titleMissing: "శీర్షిక రాయండి.",
  notSent: "పంపడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
};
`;

const texts = ({ Word }: Word) => `import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

export const use${Word}Texts = defineTexts(en, te);
`;
