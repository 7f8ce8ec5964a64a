import type { NameText } from "#engine/contract/language.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { Happened } from "../../contract/shapes.ts";
import { useGroupTexts } from "./groups.texts.ts";

/** Makes a sentence of what happened in a group: "Ravi added Lakshmi". */
export function useHappenedText(): (
  event: Happened,
  by: { readonly name: NameText; readonly isMe: boolean },
) => string {
  const texts = useGroupTexts();
  const language = useLanguage();
  return ({ what, about, isAboutMe, name: given }, { name, isMe }) => {
    const who = isMe ? texts.me : wordsIn(language, name).text;
    const other = about ? wordsIn(language, about).text : "";
    const whom = isAboutMe ? texts.meWhom : texts.whom(other);
    const sentences: Readonly<Record<Happened["what"], string>> = {
      made: texts.made(who, given ?? ""),
      renamed: texts.renamed(who, given ?? ""),
      pictured: texts.pictured(who),
      added: texts.addedWhom(who, whom),
      joined: texts.joined(who),
      left: texts.hasLeft(who),
      removed: texts.removedWhom(who, whom),
      admin: isAboutMe ? texts.youNowAdmin : texts.nowAdmin(other),
      "not-admin": isAboutMe ? texts.youNoAdmin : texts.noAdmin(other),
    };
    return sentences[what];
  };
}
