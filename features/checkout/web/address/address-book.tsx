import { Plus } from "lucide-react";
import { useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { type Language, useLanguage } from "#engine/web/words/language.ts";
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
  const [sought, setSought] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const language = useLanguage();
  const found = addresses.filter((address) => isFound(address, sought, language));
  const shown = found.filter(
    (address, place) => showsAll || place < shownAtFirst || address.addressId === chosenId,
  );
  const choices = shown.map((address) => ({
    value: String(address.addressId),
    text: <SavedText address={address} />,
    below: address.addressId === chosenId && <AddressActions address={address} onEdit={onEdit} />,
  }));
  return (
    <>
      {addresses.length > shownAtFirst && (
        <TextField
          type="search"
          label={texts.findAddress}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          autoComplete="off"
        />
      )}
      {found.length === 0 && (
        <p className="t-note c2" role="status">
          {texts.noAddressFound}
        </p>
      )}
      <OptionRows
        label={texts.savedAddresses}
        choices={choices}
        value={String(chosenId)}
        onChoose={(addressId) => onChoose(Number(addressId))}
      />
      {shown.length < found.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {texts.showAll(found.length)}
        </Button>
      )}
      <Button look="second" onClick={onAdd}>
        <Icon shape={Plus} size="text" />
        {texts.addAddress}
      </Button>
    </>
  );
}

/** Whether each typed word stands in the name, the place or the number of an address. */
function isFound(address: SavedAddress, sought: string, language: Language): boolean {
  const text = [address.recipientName, address.phone, addressText(address, language)].join(" ").toLowerCase();
  const words = sought.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

function SavedText({ address }: { readonly address: SavedAddress }) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  return (
    <span className="t-note block py-1 font-normal">
      <span className="between">
        <span className="b min-w-0 break-words">
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
