import { type OwnBusiness, readOwnBusiness } from "@santha/contract/selling";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { call } from "#lib/api-client";
import { kept } from "#lib/kept-answers";
import { Answer } from "#ui/answer";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { FactRow } from "#ui/slip";
import { Words } from "#ui/wording";
import { useOwnBusinessTexts } from "./own-business.texts.ts";
import { TownDialog } from "./town-dialog.tsx";

/** The caller's registered business. */
export const ownBusinessQuery = queryOptions({
  queryKey: ["selling", "business"],
  meta: kept,
  queryFn: ({ signal }) => call(readOwnBusiness, {}, { signal }),
});

/** A seller's own business as buyers see it, with its town to change; nothing where none is registered. */
export function OwnBusinessCard() {
  const texts = useOwnBusinessTexts();
  const answer = useQuery(ownBusinessQuery);
  if (answer.data?.business === null) return null;
  return (
    <Card pad className="stack-s max-w-[720px]" aria-label={texts.title}>
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
      <div>
        <Button look="onpaper" onClick={() => setChanging(true)}>
          <Icon shape={Pencil} size="text" />
          {texts.change}
        </Button>
      </div>
      {isChanging && <TownDialog town={town} onClose={() => setChanging(false)} />}
    </>
  );
}
