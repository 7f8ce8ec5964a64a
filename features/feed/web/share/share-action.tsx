import "./share.css";
import { useQuery } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { classes } from "#engine/web/ui/classes.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { shareQuery } from "./share.api.ts";
import { useShareTexts } from "./share.texts.ts";
import { type SharedProduct, ShareSheet } from "./share-sheet.tsx";

/** Opens the sheet that shares a product with everyone; there for those who may, as the server says. */
export function ShareAction({ product }: { readonly product: SharedProduct }) {
  const texts = useShareTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(shareQuery(product.level3Id));
  if (!data?.mayShare && !data?.itemId) return null;
  return (
    <>
      <IconButton
        className={classes("gal-cast", data.itemId !== null && "on")}
        name={texts.share(wordsIn(language, product.title).text)}
        shape={Megaphone}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareSheet product={product} itemId={data.itemId} onClose={() => setOpen(false)} />}
    </>
  );
}
