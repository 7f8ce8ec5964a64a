import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { OptionRows, RadioSegments, TickBox } from "#engine/web/ui/form/choices.tsx";
import { QuantityStepper } from "#engine/web/ui/form/quantity-stepper.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { usePartsTexts } from "./words.ts";

/** Buttons, fields, choices, tags and notes. */
export function ControlParts() {
  return (
    <div className="kit-3">
      <Buttons />
      <Fields />
      <Signs />
    </div>
  );
}

function Buttons() {
  const texts = usePartsTexts();
  const [mode, setMode] = useState<"cod" | "bank">("cod");
  return (
    <Card pad className="stack">
      <Button wide>{texts.buyNow}</Button>
      <Button wide look="second">
        {texts.addToCart}
      </Button>
      <Button wide look="onpaper">
        {texts.loadMore}
      </Button>
      <Button wide look="danger">
        {texts.cancelOrder}
      </Button>
      <Button wide busy>
        {texts.save}
      </Button>
      <Button wide disabled>
        {texts.save}
      </Button>
      <OptionRows
        label={texts.pay}
        showsLabel
        choices={[
          { value: "cod", text: texts.cod },
          { value: "bank", text: texts.bank },
        ]}
        value={mode}
        onChoose={setMode}
      />
    </Card>
  );
}

function Fields() {
  const texts = usePartsTexts();
  const [kind, setKind] = useState<"orders" | "dummy">("orders");
  const [quantity, setQuantity] = useState(2);
  const [isAgreed, setAgreed] = useState(true);
  return (
    <Card pad className="stack">
      <TextField
        label={texts.mobile}
        before="+91"
        inputMode="tel"
        placeholder={texts.tenDigits}
        hint={texts.tenDigits}
      />
      <TextField label={texts.pin} inputMode="numeric" defaultValue="50613" error={texts.pinWrong} />
      <SelectField
        label={texts.state}
        options={[
          { value: "TS", text: texts.telangana },
          { value: "AP", text: texts.andhra },
        ]}
      />
      <RadioSegments
        label={texts.orders}
        choices={[
          { value: "orders", text: `${texts.orders} (128)` },
          { value: "dummy", text: `${texts.dummy} (6)` },
        ]}
        value={kind}
        onChoose={setKind}
      />
      <TickBox checked={isAgreed} onChange={setAgreed}>
        {texts.agree}
      </TickBox>
      <div>
        <QuantityStepper quantity={quantity} onChange={setQuantity} name={texts.paddy} />
      </div>
    </Card>
  );
}

function Signs() {
  const texts = usePartsTexts();
  const [crop, setCrop] = useState("chilli");
  return (
    <Card pad className="stack">
      <div className="beside flex-wrap">
        <Tag job="earn">
          {texts.pending} <Money paise={18_050} />
        </Tag>
        <Tag job="done">
          {texts.earned} <Money paise={10_500} />
        </Tag>
        <Tag job="stop">
          {texts.margin} <Money paise={11_000} />
        </Tag>
        <Tag job="know">{texts.dummyOrder}</Tag>
        <Tag job="folk">{texts.round}</Tag>
        <Tag>{texts.draft}</Tag>
      </div>
      <div className="beside flex-wrap">
        <Chip chosen={crop === "chilli"} onClick={() => setCrop("chilli")}>
          {texts.chilli}
        </Chip>
        <Chip chosen={crop === "paddy"} onClick={() => setCrop("paddy")}>
          {texts.paddyCrop}
        </Chip>
        <Chip shape={SlidersHorizontal}>{texts.filters}</Chip>
      </div>
      <Note>{texts.know}</Note>
      <Note job="earn">{texts.earnNote}</Note>
      <Note job="done">{texts.doneNote}</Note>
      <Note job="trouble">{texts.trouble}</Note>
    </Card>
  );
}
