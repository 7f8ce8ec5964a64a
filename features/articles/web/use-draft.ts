import { useState } from "react";
import { useKeptText } from "#engine/web/browser/kept-text.ts";
import type { Article } from "../contract/articles.ts";

/** A draft of a new version: it outlives a reload in this tab and knows the version it began from. */
export function useDraft({ key, text, currentVersion }: Article) {
  const [keptEn, keepEn] = useKeptText(`articles.${key}.en`);
  const [keptTe, keepTe] = useKeptText(`articles.${key}.te`);
  const [keptFrom, keepFrom] = useKeptText(`articles.${key}.from`);
  const [draft, setDraft] = useState({
    en: keptEn || text.en,
    te: keptTe || text.te,
    from: Number(keptFrom) || currentVersion,
  });
  return {
    draft,
    /** Whether somebody else has published since it was begun. */
    isBehind: draft.from !== currentVersion,
    put(language: "en" | "te", typed: string): void {
      setDraft((now) => ({ ...now, [language]: typed }));
      (language === "en" ? keepEn : keepTe)(typed);
      keepFrom(String(draft.from));
    },
    /** The newer version was read: the draft may take its place. */
    goOn(): void {
      setDraft((now) => ({ ...now, from: currentVersion }));
      keepFrom(String(currentVersion));
    },
    discard(): void {
      keepEn("");
      keepTe("");
      keepFrom("");
    },
  };
}
