import { languageWritten } from "#engine/web/words/written-language.ts";

/** Words as somebody wrote them, with their line breaks, in their own language. */
export function WrittenWords({ children }: { readonly children: string }) {
  if (children === "") return null;
  return (
    <p className="whitespace-pre-line break-words" lang={languageWritten(children)}>
      {children}
    </p>
  );
}
