import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { Update } from "../../contract/update.ts";
import { useCardTexts } from "./card.texts.ts";

const MenuSheet = lazyPart(async () => (await import("./menu-sheet.tsx")).MenuSheet);

/** Opens what is done seldom with an update. */
export function UpdateMenu({ update }: { readonly update: Update }) {
  const texts = useCardTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        name={texts.menu(wordsIn(language, update.author.name).text)}
        shape={EllipsisVertical}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <MenuSheet update={update} onClose={() => setOpen(false)} />}
    </>
  );
}
