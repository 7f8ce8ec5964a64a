import { Plus } from "lucide-react";
import { useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { SavedAddress } from "#features/addresses/contract";
import { useCheckoutTexts } from "../words.ts";
import { AddressActions } from "./address-actions.tsx";
import { addressText } from "./address-text.ts";

/** So many are shown until all are asked for; an agent has one for each farmer. */
const shownAtFirst = 4;

/** The saved addresses, one of which is chosen by a tap; under the chosen one stands what can be done with it. */
export function AddressBook({
  addresses,
  chosenId,
  onChoose,
  onEdit,
  onAdd,
}: {
  readonly addresses: readonly SavedAddress[];
  readonly chosenId: number;
  readonly onChoose: (addressId: number) => void;
  readonly onEdit: (address: SavedAddress) => void;
  readonly onAdd: () => void;
}) {
  const texts = useCheckoutTexts();
  const [showsAll, setShowsAll] = useState(false);
  const shown = addresses.filter(
    (address, place) => showsAll || place < shownAtFirst || address.addressId === chosenId,
  );
  const choices = shown.map((address) => ({
    value: String(address.addressId),
    text: <SavedText address={address} />,
    below: address.addressId === chosenId && <AddressActions address={address} onEdit={onEdit} />,
  }));
  return (
    <>
      <OptionRows
        label={texts.savedAddresses}
        choices={choices}
        value={String(chosenId)}
        onChoose={(addressId) => onChoose(Number(addressId))}
      />
      {shown.length < addresses.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {texts.showAll(addresses.length)}
        </Button>
      )}
      <Button look="second" onClick={onAdd}>
        <Icon shape={Plus} size="text" />
        {texts.addAddress}
      </Button>
    </>
  );
}

function SavedText({ address }: { readonly address: SavedAddress }) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  return (
    <span className="t-note block py-1 font-normal">
      <span className="between">
        <span className="b">
          <Written>{address.recipientName}</Written>
        </span>
        {address.isDefault && <Tag>{texts.defaultTag}</Tag>}
      </span>
      <span className="c2 block">
        <Written>{addressText(address, language)}</Written>
      </span>
      <span className="c2 num block">{mobileText(address.phone)}</span>
    </span>
  );
}
