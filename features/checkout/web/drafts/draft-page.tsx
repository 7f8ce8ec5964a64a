import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import {
  keepOrderDraft,
  knownGoods,
  type OrderDraft,
  useOrderDrafts,
} from "#engine/web/data/order-drafts.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { QuantityStepper } from "#engine/web/ui/form/quantity-stepper.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Dock, PageBody } from "#engine/web/ui/page/page.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { CartLine } from "#features/cart/contract";
import { isShippingKnown, PriceBreakdown } from "#features/cart/web";
import { AmountField } from "../assist/amount-field.tsx";
import { useAssistTexts } from "../assist/assist.texts.ts";
import {
  type AssistDraft,
  assistDraftOf,
  faultsOf,
  handlingNow,
  isFaultless,
  mostHandlingNow,
  rupeesText,
  totalsNow,
} from "../assist/assist-draft.ts";
import { FarmerChoice } from "../assist/farmer-choice.tsx";
import { MarginCard, useAmountError } from "../assist/margin-card.tsx";
import { PackPrice } from "../pack-price.tsx";
import { areSellersKnown, emptyQuote, linesOf, withPacks, withProduct, withTyped } from "./draft-quote.ts";
import { useDraftsTexts } from "./drafts.texts.ts";

const route = getRouteApi("/app/store/checkout/drafts/$draftKey");

/** An order that is prepared on the phone: products, farmer, margins. Needs no connection, and keeps every change. */
export function DraftPage(): ReactNode {
  const { draftKey } = route.useParams();
  const profileKey = useSession()?.profileKey ?? "";
  return <DraftEditor key={draftKey} draftKey={draftKey} profileKey={profileKey} />;
}

function useDraftEditor(draftKey: string, profileKey: string) {
  const texts = useDraftsTexts();
  const draft = useOrderDrafts(profileKey).find(({ key }) => key === draftKey);
  const quote = draft?.quote ?? emptyQuote;
  const [typed, setTyped] = useState<AssistDraft>(() => begun(draft));
  const keep = (next: typeof quote, nextTyped: AssistDraft): void => {
    const savedAt = draft?.savedAt ?? Date.now();
    const kept = { ...withTyped(next, nextTyped, draftKey), groups: next.groups };
    const isKept = keepOrderDraft(profileKey, {
      key: draftKey,
      savedAt,
      masterId: draft?.masterId ?? null,
      quote: isFaultless(faultsOf(nextTyped, next)) ? withTyped(next, nextTyped, draftKey) : kept,
    });
    if (!isKept) showMessage(texts.notKept);
  };
  return {
    quote,
    typed,
    type: (change: Partial<AssistDraft>) => {
      const next = { ...typed, ...change };
      setTyped(next);
      keep(quote, next);
    },
    setPacks: (line: CartLine, quantity: number) => keep(withPacks(quote, line, quantity), typed),
    add: (line: CartLine) => keep(withProduct(quote, line), typed),
  };
}

/** Without a parcel's address the order is for somebody who is typed, or for the agent himself. */
function begun(draft: OrderDraft | undefined): AssistDraft {
  const quote = draft?.quote ?? emptyQuote;
  const typed = assistDraftOf(quote);
  if (quote.address) return typed;
  return { ...typed, whom: draft && quote.assist?.farmer === null ? "self" : "other" };
}

function DraftEditor({ draftKey, profileKey }: { readonly draftKey: string; readonly profileKey: string }) {
  const texts = useDraftsTexts();
  const words = useAssistTexts();
  const navigate = useNavigate();
  const { quote, typed, type, setPacks, add } = useDraftEditor(draftKey, profileKey);
  const [isChecked, setChecked] = useState(false);
  const faults = faultsOf(typed, quote);
  const lines = linesOf(quote);
  const most = mostHandlingNow(typed, quote);
  const handlingError = useAmountError(faults.handling, words.handlingTooMuch);
  const done = (): void => {
    setChecked(true);
    if (lines.length === 0 || !isFaultless(faults)) return;
    void navigate({ to: "/app/store/checkout/drafts" });
    showMessage(texts.kept);
  };
  return (
    <PageBody hasDock>
      <div className="cols two">
        <div className="stack">
          <GoodsCard lines={lines} onSet={setPacks} />
          <AddGoods
            goods={knownGoods(profileKey).filter((known) => !lines.some((line) => isSame(line, known)))}
            onAdd={add}
          />
          {isChecked && lines.length === 0 && <Note job="trouble">{texts.noLines}</Note>}
          <FarmerChoice
            draft={typed}
            address={quote.address}
            faults={isChecked ? faults : null}
            onChange={type}
          />
          {lines.length > 0 && (
            <MarginCard
              lines={lines}
              draft={typed}
              faults={faults.margins}
              onType={(listingId, rupees) => type({ margins: { ...typed.margins, [listingId]: rupees } })}
            />
          )}
          <Card pad>
            <AmountField
              label={words.handling}
              name="agentHandling"
              value={typed.handling ?? rupeesText(handlingNow(typed, quote) ?? 0)}
              most={most}
              hint={words.handlingHint(formatPaise(most))}
              error={handlingError}
              onType={(handling) => type({ handling })}
            />
          </Card>
        </div>
        <aside className="stack side">
          <PriceBreakdown
            totals={totalsNow(typed, quote)}
            isShippingKnown={quote.address !== null && isShippingKnown(quote)}
            isHandlingKnown={areSellersKnown(quote)}
          />
        </aside>
      </div>
      <Dock>
        <Button className="flex-1" onClick={done}>
          {texts.save}
        </Button>
      </Dock>
    </PageBody>
  );
}

const isSame = (one: CartLine, other: CartLine) => one.listingId === other.listingId;

/** The products of the draft with their numbers of packs; none takes a product out. */
function GoodsCard({
  lines,
  onSet,
}: {
  readonly lines: readonly CartLine[];
  readonly onSet: (line: CartLine, quantity: number) => void;
}) {
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <Card>
      {lines.map((line) => (
        <div
          key={line.listingId}
          className="between flex-wrap border-t border-line px-3.5 py-2.5 first-of-type:border-t-0"
        >
          <div className="min-w-0">
            <h3 className="t-note b">
              <Words of={line.title} />
            </h3>
            <p className="t-small c2 num">
              <PackPrice of={line} />
            </p>
          </div>
          <QuantityStepper
            name={wordsIn(language, line.title).text}
            quantity={line.quantity}
            least={0}
            onChange={(quantity) => onSet(line, quantity)}
          />
        </div>
      ))}
    </Card>
  );
}

/** Products that were in the cart on this phone before. */
function AddGoods({
  goods,
  onAdd,
}: {
  readonly goods: readonly CartLine[];
  readonly onAdd: (line: CartLine) => void;
}) {
  const texts = useDraftsTexts();
  const language = useLanguage();
  return (
    <Card pad className="stack-s">
      <h2 className="h2">{texts.addProducts}</h2>
      <p className="t-note c2">{goods.length > 0 ? texts.addHint : texts.noGoods}</p>
      {goods.map((line) => (
        <div key={line.listingId} className="between">
          <span className="t-note min-w-0">
            <Words of={line.title} />{" "}
            <span className="c2 num">
              <PackPrice of={line} />
            </span>
          </span>
          <Button
            small
            look="second"
            aria-label={texts.add(wordsIn(language, line.title).text)}
            onClick={() => onAdd(line)}
          >
            +
          </Button>
        </div>
      ))}
    </Card>
  );
}
