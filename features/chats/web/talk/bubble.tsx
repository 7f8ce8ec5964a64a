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
import type { GroupView } from "../../contract/chats.ts";
import type { ChatMessage, OrderCard } from "../../contract/shapes.ts";
import { useGroupTexts } from "../groups/groups.texts.ts";
import { Folded, HiddenNote, Sender } from "../groups/in-bubble.tsx";
import { useChatsTexts } from "../words.ts";

const ProductInChat = lazyPart<{ readonly product: ProductCard }>(
  () => import("./product-in-chat.tsx").then((module) => module.ProductInChat),
  { isQuiet: true },
);

interface BubbleProps {
  readonly chatKey: string;
  readonly message: ChatMessage;
  /** By the other side; in a group by all others. */
  readonly isRead: boolean;
  readonly group: GroupView | null;
}

/** A message: what it says, who sent it and when; under an own one whether it was read. */
export function Bubble(props: BubbleProps) {
  const { message, group } = props;
  const isFolded = group?.blockedKeys.includes(message.senderKey ?? "") ?? false;
  return (
    <article className={classes("chat-bubble", message.isMine && "mine")}>
      {group && !message.isMine && <Sender chatKey={props.chatKey} message={message} />}
      {isFolded && !message.isHidden ? (
        <Folded>
          <Said message={message} />
        </Folded>
      ) : (
        <Said message={message} />
      )}
      <BubbleFoot {...props} />
    </article>
  );
}

/** The words of a message and what it shows. */
function Said({ message }: { readonly message: ChatMessage }) {
  const texts = useChatsTexts();
  const { isHidden, text, pictures, voice, product, order } = message;
  if (isHidden) return <HiddenNote />;
  return (
    <>
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
    </>
  );
}

function BubbleFoot({ message: { isMine, senderName, sentAt, seq }, isRead, group }: BubbleProps) {
  const texts = useChatsTexts();
  const groupTexts = useGroupTexts();
  const language = useLanguage();
  const seen = group?.reads.filter(({ from, upTo }) => from < seq && seq <= upTo).length ?? 0;
  return (
    <footer className="t-small c2 flex flex-wrap items-center justify-end gap-1">
      {!isMine && !group && (
        <span className="mr-auto pr-2">
          <Words of={senderName} />
        </span>
      )}
      <time dateTime={new Date(sentAt).toISOString()}>{formatTime(sentAt, language)}</time>
      {isMine && (
        <>
          <Icon shape={isRead ? CheckCheck : Check} size="text" />
          {group ? (
            <span className={seen > 0 ? "" : "sr-only"}>
              {seen > 0 ? groupTexts.seenBy(seen) : texts.arrived}
            </span>
          ) : (
            <span className={isRead ? "b" : "sr-only"}>{isRead ? texts.read : texts.arrived}</span>
          )}
        </>
      )}
    </footer>
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
