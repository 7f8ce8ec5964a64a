import {
  type LucideIcon,
  MapPin,
  MessageSquareText,
  MessagesSquare,
  PenLine,
  Sparkles,
  Sprout,
  UserCheck,
  Users,
} from "lucide-react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { useCropTitles } from "#features/catalogue/web";
import type { ReasonKind } from "../../contract/reading.ts";
import type { ListedUpdate } from "../../contract/updates.ts";
import { useForYouTexts } from "./for-you.texts.ts";
import { reasonWords } from "./reason-words.ts";

const shapes: Readonly<Record<ReasonKind, LucideIcon>> = {
  own: PenLine,
  village: MapPin,
  followed: UserCheck,
  crop: Sprout,
  district: MapPin,
  talked: MessagesSquare,
  language: MessageSquareText,
  new: Sparkles,
  everyone: Users,
};

/** Why an update stands in the list: its one strongest reason. Nothing in other lists. */
export function ReasonRow({ update: { reason, author } }: { readonly update: ListedUpdate }) {
  const texts = useForYouTexts();
  const language = useLanguage();
  const cropTitle = useCropTitles();
  if (!reason) return null;
  const { kind } = reason;
  const crop = cropTitle(reason.crop)?.[language] ?? "";
  const words = reasonWords(texts, { kind, author: wordsIn(language, author.name).text, crop });
  return (
    <p className="t-small c2 flex items-center gap-1.5 border-b border-line px-3.5 py-2">
      <Icon shape={shapes[kind]} size="text" />
      <span className="clip1">{words}</span>
    </p>
  );
}
