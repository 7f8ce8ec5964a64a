import type { NameText } from "#engine/contract/language.ts";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ChatMessage } from "../../contract/shapes.ts";
import { useGroupTexts } from "./groups.texts.ts";
import { useHappenedText } from "./happened-text.ts";

/** What happened in a group, in its place among the messages. */
export function HappenedLine({ message: { event, senderName, isMine } }: { readonly message: ChatMessage }) {
  const textOf = useHappenedText();
  if (!event) return null;
  return (
    <p className="t-small c2 self-center px-4 text-center wrap-anywhere">
      <Written>{textOf(event, { name: senderName, isMe: isMine })}</Written>
    </p>
  );
}

/** Who types in a group at this moment. */
export function GroupTyping({ names }: { readonly names: readonly NameText[] }) {
  const texts = useGroupTexts();
  const language = useLanguage();
  const shown = names.map((name) => wordsIn(language, name).text);
  if (shown.length === 0) return null;
  const [first = "", ...others] = shown;
  return (
    <p className="t-small c2">
      <Written>{others.length === 0 ? texts.typingOne(first) : texts.typingMore(shown.join(", "))}</Written>
    </p>
  );
}
