import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useOnline } from "#engine/web/data/online.ts";
import type { OrderDraft } from "#engine/web/data/order-drafts.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { quoteQuery } from "#features/cart/web";
import { Change } from "../confirm/changes-note.tsx";
import { PackPrice } from "../pack-price.tsx";
import { isComplete, linesOf } from "./draft-quote.ts";
import { useDraftsTexts } from "./drafts.texts.ts";
import type { useOpenDraft } from "./use-open-draft.ts";

/** One prepared order: for whom, what, at which prices, and where it stands in plain words. */
export function DraftCard({
  draft,
  opening,
  onEdit,
  onDelete,
}: {
  readonly draft: OrderDraft;
  readonly opening: ReturnType<typeof useOpenDraft>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const texts = useDraftsTexts();
  const language = useLanguage();
  const { quote, masterId } = draft;
  const farmer = quote.assist?.farmer;
  const named = farmer?.firstName ? texts.forFarmer(farmer.firstName) : texts.noFarmer;
  const name = farmer ? named : texts.forMyself;
  const lines = linesOf(quote);
  const { opened, failed } = opening;
  return (
    <Card pad className="stack-s" aria-label={name}>
      <div className="between items-baseline">
        <h2 className="h2 min-w-0">{name}</h2>
        <Money paise={quote.totals.finalCustomerPriceInPaise ?? quote.totals.orderTotalInPaise} />
      </div>
      {masterId === null ? (
        <p className="t-note b">
          <DraftState draft={draft} />
        </p>
      ) : (
        <PlacedOrders orderIds={draft.orderIds ?? []} />
      )}
      <ul className="t-note c2">
        {lines.map((line) => (
          <li key={line.listingId} className="num">
            {wordsIn(language, line.title).text}, <PackPrice of={line} /> × {line.quantity}
          </li>
        ))}
      </ul>
      <p className="t-small c2">{texts.savedAt(formatDateTime(draft.savedAt, language))}</p>
      {masterId === null && !isComplete(quote) && <Note>{texts.incomplete}</Note>}
      {failed?.key === draft.key && (
        <Note job="trouble">{sentenceOf(failed.error) ?? texts.noConnection}</Note>
      )}
      {opened?.key === draft.key && <Differences opened={opened} onGoOn={() => opening.goOn(opened)} />}
      <div className="beside flex-wrap">
        {masterId === null ? (
          <>
            <Button
              busy={opening.openingKey === draft.key}
              disabled={!isComplete(quote)}
              onClick={() => opening.open(draft)}
            >
              {texts.goOn}
            </Button>
            <Button look="second" aria-label={texts.editOf(name)} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button look="quiet" aria-label={texts.deleteOf(name)} onClick={onDelete}>
              {texts.delete}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink look="second" to="/app/order/success/$id" params={{ id: masterId }}>
              {texts.openOrder}
            </ButtonLink>
            <Button look="quiet" onClick={onDelete}>
              {texts.remove}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** The orders that it has become, each by the number under which the buyer and the seller know it. */
function PlacedOrders({ orderIds }: { readonly orderIds: readonly string[] }) {
  const texts = useDraftsTexts();
  return (
    <p className="t-note b beside flex-wrap gap-x-3!">
      {texts.placed(orderIds.length)}
      {orderIds.map((orderId) => (
        <Link
          key={orderId}
          to="/app/order/$orderId"
          params={{ orderId }}
          className="num inline-flex min-h-11 items-center underline"
        >
          #{orderId}
        </Link>
      ))}
    </p>
  );
}

function DraftState({ draft }: { readonly draft: OrderDraft }) {
  const texts = useDraftsTexts();
  const isOnline = useOnline();
  const { data } = useQuery({ ...quoteQuery, retry: false });
  if (data?.assist?.draftKey === draft.key) return texts.inCart;
  return isOnline ? texts.waitingOnline : texts.waitingOffline;
}

/** What is not as the agent saw it, line by line, before anything can be placed. */
function Differences({
  opened,
  onGoOn,
}: {
  readonly opened: NonNullable<ReturnType<typeof useOpenDraft>["opened"]>;
  readonly onGoOn: () => void;
}) {
  const texts = useDraftsTexts();
  const language = useLanguage();
  return (
    <>
      <Note job="trouble">
        <p className="b">{texts.changes}</p>
        <ul className="mt-1 stack-s gap-1!">
          {opened.gone.map((line) => (
            <li key={line.listingId}>{texts.goneFromSale(wordsIn(language, line.title).text)}</li>
          ))}
          {opened.changes.map((change, index) => (
            <li key={index}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      </Note>
      <Button wide onClick={onGoOn}>
        {texts.toCheckout}
      </Button>
    </>
  );
}
