import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { SavedAddress } from "#features/addresses/contract";
import { useCheckoutTexts } from "../words.ts";
import { useDeleteAddress, useMakeDefault } from "./address-book.api.ts";
import { addressText } from "./address-text.ts";

/** What can be done with a saved address: edit, make default, delete after a question. */
export function AddressActions({
  address,
  onEdit,
}: {
  readonly address: SavedAddress;
  readonly onEdit: (address: SavedAddress) => void;
}) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const makeDefault = useMakeDefault();
  const deletion = useDeleteAddress();
  const { addressId, recipientName } = address;
  const sayTrouble = (error: Error): void => showMessage({ text: sentenceOf(error) ?? texts.noConnection });
  const remove = (): void =>
    deletion.mutate(addressId, {
      onSuccess: () => showMessage({ text: texts.addressDeleted, stayMs: 2500 }),
      onError: sayTrouble,
      onSettled: () => setAsksToDelete(false),
    });
  return (
    <div className="-mt-1 flex flex-wrap gap-x-2">
      <Button
        small
        look="quiet"
        aria-label={texts.editAddress(recipientName)}
        onClick={() => onEdit(address)}
      >
        {texts.edit}
      </Button>
      {!address.isDefault && (
        <Button
          small
          look="quiet"
          busy={makeDefault.isPending}
          aria-label={texts.makeDefaultAddress(recipientName)}
          onClick={() =>
            makeDefault.mutate(addressId, {
              onSuccess: () => showMessage({ text: texts.defaultChosen, stayMs: 2500 }),
              onError: sayTrouble,
            })
          }
        >
          {texts.makeDefault}
        </Button>
      )}
      <Button
        small
        look="quiet"
        aria-label={texts.deleteAddress(recipientName)}
        onClick={() => setAsksToDelete(true)}
      >
        {texts.delete}
      </Button>
      {asksToDelete && (
        <ConfirmDialog
          title={texts.deleteTitle}
          confirmText={texts.delete}
          busy={deletion.isPending}
          onConfirm={remove}
          onClose={() => setAsksToDelete(false)}
        >
          <p className="b">
            <Written>{recipientName}</Written>
          </p>
          <p>
            <Written>{addressText(address, language)}</Written>
          </p>
          <p className="mt-1">{texts.deleteHint}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
