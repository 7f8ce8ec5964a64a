import { languageWritten } from "#engine/web/words/written-language.ts";

/** Words as somebody wrote them, with their line breaks, marked with the language they are in. */
export function WrittenText({ text }: { readonly text: string }) {
  return (
    <p className="feed-b" lang={languageWritten(text)}>
      {text}
    </p>
  );
}
