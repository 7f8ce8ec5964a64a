import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { LocalizedText } from "#engine/contract/language.ts";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { type CommissionRule, commissionByRule } from "#features/commissions/contract.ts";
import { offerPack } from "../../contract/listings.ts";
import { takeProduct } from "../api.ts";
import { useAssortmentTexts } from "../words.ts";
import { CommissionByRule } from "./commission-by-rule.tsx";
import { PriceBreakFields } from "./price-break-fields.tsx";
import { breaksTyped, filledBreaks, type TypedBreak } from "./price-breaks-draft.ts";
import { isBesideField, type TermsDraft, termsTyped } from "./terms-draft.ts";
import { TermsFields, YouGet } from "./terms-fields.tsx";

const nothing = {
  priceInPaise: Number.NaN,
  mrpInPaise: Number.NaN,
  commissionInPaise: 0,
  onHand: Number.NaN,
};

/** A pack that is not sold yet; its form opens with a press. */
export function OfferPackCard({
  skuId,
  pack,
  rule,
  canSell,
}: {
  readonly skuId: number;
  readonly rule: CommissionRule | null;
  readonly pack: LocalizedText;
  readonly canSell: boolean;
}) {
  const texts = useAssortmentTexts();
  const name = wordsIn(useLanguage(), pack).text;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card pad aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="b">
          <Words of={pack} />
        </h3>
        {!isOpen && canSell && (
          <Button small look="second" aria-label={texts.sellNamed(name)} onClick={() => setOpen(true)}>
            {texts.sell}
          </Button>
        )}
      </div>
      {isOpen && <OfferForm skuId={skuId} rule={rule} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function OfferForm({
  skuId,
  rule,
  onClose,
}: {
  readonly skuId: number;
  readonly rule: CommissionRule | null;
  readonly onClose: () => void;
}) {
  const texts = useAssortmentTexts();
  const [typed, setTyped] = useState<TermsDraft>({});
  const [breaks, setBreaks] = useState<readonly TypedBreak[]>([]);
  const [isCommissionByRule, setByRule] = useState(rule !== null);
  const plain = termsTyped(typed, nothing);
  const terms = isCommissionByRule ? { ...plain, commissionInPaise: commissionByRule(rule, plain) } : plain;
  const offering = useMutation({
    mutationFn: () =>
      call(offerPack, {
        body: {
          ...plain,
          // What is typed as margin counts for nothing while the rule gives it.
          ...(isCommissionByRule && { commissionInPaise: 0 }),
          ...{ isCommissionByRule, priceBreaks: breaksTyped(filledBreaks(breaks)), skuId },
        },
      }),
    onSuccess: (product) => {
      showMessage(texts.added);
      takeProduct(product);
    },
  });
  const { error } = offering;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = isBesideField(errors);
  return (
    <div className="mt-3">
      <Form
        close
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          setBreaks(filledBreaks);
          if (!offering.isPending) offering.mutate();
        }}
      >
        <TermsFields
          textFor={(term) => typed[term] ?? (term === "commissionInPaise" ? "0" : "")}
          errors={errors}
          isCommissionByRule={isCommissionByRule}
          onType={(term, value) => setTyped((now) => ({ ...now, [term]: value }))}
        />
        <CommissionByRule rule={rule} isByRule={isCommissionByRule} terms={plain} onChange={setByRule} />
        <PriceBreakFields breaks={breaks} errors={errors} onChange={setBreaks} />
        <YouGet terms={terms} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="onpaper" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={offering.isPending}>
            {texts.sell}
          </Button>
        </div>
      </Form>
    </div>
  );
}
