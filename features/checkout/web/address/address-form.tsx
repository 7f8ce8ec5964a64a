import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { indianStates, stateName } from "#engine/contract/indian-states.ts";
import { useSession } from "#engine/web/data/session.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { type Language, useLanguage } from "#engine/web/words/language.ts";
import { FilledPlaceField, PinCodeField, PlacesCredit, usePlaceFilling } from "#features/location/web";
import { useDelivery } from "../use-delivery.ts";
import { useCheckoutTexts } from "../words.ts";
import type { AddressDraft, AddressField } from "./address-draft.ts";

/** Id of the form, for the button in the dock. */
export const addressFormId = "delivery-address";

/**
 * The delivery address, each field with its error beside it. The pin code stands first: it fills town and
 * state, which open by their button, and says at once who delivers. Nothing typed is changed but the digits of the pin code.
 */
export function AddressForm({
  draft,
  errors,
  isForFarmer,
  onChange,
  onSubmit,
}: {
  readonly draft: AddressDraft;
  readonly errors: Partial<Record<AddressField, string>>;
  readonly isForFarmer: boolean;
  readonly onChange: (draft: AddressDraft) => void;
  readonly onSubmit: () => void;
}) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const home = useHome(isForFarmer);
  const filling = usePlaceFilling(draft, (filled) => onChange({ ...draft, ...filled }), home);
  const delivery = useDelivery(draft.postalCode);
  const [isTownOpen, setTownOpen] = useState(false);
  const put = (field: AddressField, value: string): void => {
    // What is typed by hand stays where it is typed, also when it is the name of a known place.
    if (field === "city" || field === "state") setTownOpen(true);
    onChange({ ...draft, [field]: value });
  };
  const bound = (field: AddressField) => ({
    name: field,
    label: texts[field],
    value: draft[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => put(field, event.target.value),
  });
  const line = (
    field: AddressField,
    native: InputHTMLAttributes<HTMLInputElement>,
    hint?: string,
  ): ReactNode => <TextField {...native} {...bound(field)} hint={hint} />;
  const isTownFilled = filling.chosen !== undefined && !isTownOpen && !errors.city && !errors.state;
  return (
    <form
      id={addressFormId}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="stack items-start md:grid-cols-2">
        <PinCodeField
          name="postalCode"
          value={draft.postalCode}
          onChange={(pinCode) => put("postalCode", pinCode)}
          isSearching={filling.isSearching}
          isFound={filling.isKnown && !delivery.refusal}
          error={errors.postalCode ?? delivery.refusal}
          hint={delivery.promise}
          autoComplete="shipping postal-code"
          required
        />
        <FilledPlaceField filling={filling} />
      </div>
      <PinNotes isRefused={delivery.refusal !== undefined} note={filling.note} />
      {isTownFilled ? (
        <FilledTown draft={draft} onOpen={() => setTownOpen(true)} />
      ) : (
        <div className="stack items-start md:grid-cols-2">
          {line("city", { autoComplete: "shipping address-level2", maxLength: 60, required: true })}
          <SelectField
            {...bound("state")}
            autoComplete="shipping address-level1"
            required
            options={stateOptions(texts.chooseState, language)}
          />
        </div>
      )}
      <div className="stack items-start md:grid-cols-2">
        <TextField
          {...bound("recipientName")}
          label={isForFarmer ? texts.farmersName : texts.recipientName}
          autoComplete="shipping name"
          maxLength={60}
          required
        />
        <TextField
          {...bound("phone")}
          before="+91"
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel-national"
          required
        />
      </div>
      {line("addressLine1", { autoComplete: "shipping address-line1", maxLength: 120, required: true })}
      {line("addressLine2", { autoComplete: "shipping address-line2", maxLength: 120 })}
      {line("landmark", { autoComplete: "off", maxLength: 80 }, texts.landmarkHint)}
      {filling.places.length > 0 && <PlacesCredit />}
    </form>
  );
}

/** What the pin code leads to: a note on the look-up, and the way to the cart where a seller does not deliver. */
function PinNotes({ isRefused, note }: { readonly isRefused: boolean; readonly note: string | undefined }) {
  const texts = useCheckoutTexts();
  return (
    <>
      {isRefused && (
        <ButtonLink look="quiet" to="/app/store/checkout/cart">
          {texts.changeCart}
        </ButtonLink>
      )}
      {note && (
        <p className="t-note c2" role="status">
          {note}
        </p>
      )}
    </>
  );
}

function stateOptions(none: string, language: Language) {
  const states = indianStates.map(({ name, te }) => ({ value: name, text: language === "te" ? te : name }));
  return [{ value: "", text: none }, ...states];
}

/** Town and state as the pin code has filled them in, and the way to their fields. */
function FilledTown({ draft, onOpen }: { readonly draft: AddressDraft; readonly onOpen: () => void }) {
  const texts = useCheckoutTexts();
  return (
    <p className="between t-note">
      <span>
        {draft.city}, {stateName(draft.state, useLanguage())}
      </span>
      <button type="button" className="link min-h-11" aria-label={texts.changeTown} onClick={onOpen}>
        {texts.change}
      </button>
    </p>
  );
}

/** Where the person lives, for a parcel that may go there: a farmer's goes elsewhere. */
function useHome(isForFarmer: boolean): string | null {
  const home = useSession()?.locationName ?? null;
  return isForFarmer ? null : home;
}
