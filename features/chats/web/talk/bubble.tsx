import { Link } from "@tanstack/react-router";
import { Check, CheckCheck } from "lucide-react";
import { useSession } from "#engine/web/data/session.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo, VoiceNote } from "#features/files/web";
import { stateLabel } from "#features/orders/contract/order-labels.ts";
import type { ProductCard } from "#features/store/contract/store.ts";
import type { ChatMessage, OrderCard } from "../../contract/shapes.ts";
import { useChatsTexts } from "../words.ts";

const ProductInChat = lazyPart<{ readonly product: ProductCard }>(
  () => import("./product-in-chat.tsx").then((module) => module.ProductInChat),
  { isQuiet: true },
);

/** A message: what it says, who sent it and when; under an own one whether it was read. */
export function Bubble({ message, isRead }: { readonly message: ChatMessage; readonly isRead: boolean }) {
  const texts = useChatsTexts();
  const language = useLanguage();
  const { isMine, senderName, text, pictures, voice, product, order, sentAt } = message;
  return (
    <article className={classes("chat-bubble", isMine && "mine")}>
      {pictures.length > 0 && (
        <div className="chat-pics">
          {pictures.map((key, at) => (
            <Photo
              key={key}
              picture={pictureUrl(key, 640)}
              alt={texts.photoOf(at + 1, pictures.length)}
              sizes="400px"
            />
          ))}
        </div>
      )}
      {text === null ? (
        <p className="t-note c2">{texts.gone}</p>
      ) : (
        text !== "" && <p lang={languageWritten(text)}>{text}</p>
      )}
      <VoiceNote name={voice} />
      {product && <ProductInChat product={product} />}
      {order && <OrderInChat order={order} />}
      <footer className="t-small c2 flex flex-wrap items-center justify-end gap-1">
        {!isMine && (
          <span className="mr-auto pr-2">
            <Words of={senderName} />
          </span>
        )}
        <time dateTime={new Date(sentAt).toISOString()}>{formatTime(sentAt, language)}</time>
        {isMine && (
          <>
            <Icon shape={isRead ? CheckCheck : Check} size="text" />
            <span className={isRead ? "b" : "sr-only"}>{isRead ? texts.read : texts.arrived}</span>
          </>
        )}
      </footer>
    </article>
  );
}

/** An order in a message: what it is, where it stands and what it costs. */
export function OrderInChat({ order }: { readonly order: OrderCard }) {
  const texts = useChatsTexts();
  const language = useLanguage();
  const { orderId, title, lineCount, state, totalInPaise } = order;
  return (
    <div className="border-line my-1 border-t pt-1.5">
      <b className="t-note block">
        <Words of={title} />
      </b>
      <p className="t-small c2">
        <span className="num">#{orderId}</span> · {texts.items(lineCount)} · {stateLabel(state, language)}
      </p>
      <p className="t-note between">
        <Money paise={totalInPaise} />
        <OrderLink order={order} />
      </p>
    </div>
  );
}

/** The way to the order for its buyer, its seller's people and support, each to the page that they have for it. */
function OrderLink({ order: { orderId, isOwn } }: { readonly order: OrderCard }) {
  const texts = useChatsTexts();
  const session = useSession();
  const look = { className: "link inline-block py-2", params: { orderId } };
  if (isOwn)
    return (
      <Link {...look} to="/app/order/$orderId">
        {texts.openOrder}
      </Link>
    );
  if (session?.roles.includes("support"))
    return (
      <Link {...look} to="/app/admin/support/orders/$orderId">
        {texts.openOrder}
      </Link>
    );
  if (session?.sellerParts.includes("orders"))
    return (
      <Link {...look} to="/app/sell/orders/$orderId">
        {texts.openOrder}
      </Link>
    );
  return null;
}
