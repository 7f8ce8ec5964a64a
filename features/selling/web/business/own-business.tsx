import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { OwnBusiness } from "../../contract.ts";
import { TownDialog } from "../town-dialog.tsx";
import { useOwnBusiness } from "./own-business.query.ts";
import { useOwnBusinessTexts } from "./own-business.texts.ts";

/** A seller's own business as buyers see it, with its town to change; nothing where none is registered. */
export function OwnBusinessCard() {
  const texts = useOwnBusinessTexts();
  const answer = useOwnBusiness();
  if (answer.data?.business === null) return null;
  return (
    <Card pad className="stack-s" aria-label={texts.title}>
      <h2 className="h2">{texts.title}</h2>
      <Answer to={answer}>{({ business }) => business && <Shop business={business} />}</Answer>
    </Card>
  );
}

function Shop({ business: { name, town, gstin, postalCode } }: { readonly business: OwnBusiness }) {
  const texts = useOwnBusinessTexts();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <p className="b">
        <Words of={name} />
      </p>
      <dl>
        <FactRow label={texts.town}>
          <span lang="en">{town.en}</span>
        </FactRow>
        <FactRow label={texts.townTe}>{town.te ? <span lang="te">{town.te}</span> : texts.noTelugu}</FactRow>
        <FactRow label={texts.pinCode}>{postalCode}</FactRow>
        <FactRow label={texts.gstin}>{gstin}</FactRow>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button look="onpaper" onClick={() => setChanging(true)}>
          <Icon shape={Pencil} size="text" />
          {texts.change}
        </Button>
        <ButtonLink look="onpaper" to="/app/sell/licences">
          {texts.licences}
        </ButtonLink>
      </div>
      {isChanging && <TownDialog town={town} onClose={() => setChanging(false)} />}
    </>
  );
}
