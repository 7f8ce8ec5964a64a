import { Paperclip, SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useKeptText } from "#engine/web/browser/kept-text.ts";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { currentLanguage, wordsIn } from "#engine/web/words/language.ts";
import { usePhotoList } from "#features/files/web";
import type { ProductCard } from "#features/store/contract/store.ts";
import { tellTyping } from "../../contract/chats.ts";
import { longestMessage, mostPhotos } from "../../contract/shapes.ts";
import { type SentDraft, sendingMessage } from "../offline.ts";
import { useChatsTexts } from "../words.ts";
import type { AttachProps } from "./attach.tsx";
import { AttachedList } from "./attached-list.tsx";
import { useTakesBack } from "./take-back.ts";

const Attach = lazyPart<AttachProps>(() => import("./attach.tsx").then((module) => module.Attach), {
  isQuiet: true,
});

/** That somebody types is said once in so long. */
const typingPauseMs = 4000;

/** The field to write in, with what the message shows beside its words. What is typed is kept until it is sent. */
export function Composer({
  chatKey,
  order: first,
  hasOwnOrders = true,
  children,
}: {
  readonly chatKey: string;
  readonly order?: string | undefined;
  /** False for the desk, which shows the customer's orders beside the chat. */
  readonly hasOwnOrders?: boolean;
  /** Ready answers: each writes into the field. */
  readonly children?: (write: (text: string) => void) => ReactNode;
}) {
  const texts = useChatsTexts();
  const isWide = useIsWide();
  const [isAttaching, setAttaching] = useState(false);
  const sayTyping = useTypingSaid(chatKey);
  const draft = useDraft(chatKey, first);
  const { text, setText, product, order, photos, canSend, send } = draft;
  const onKey = (event: KeyboardEvent): void => {
    if (!isWide || event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="stack-s">
      {children?.(setText)}
      <AttachedList
        photoCount={photos.photos.length}
        product={product}
        order={order}
        onOpen={() => setAttaching(true)}
      />
      <form
        className="chat-write"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <IconButton name={texts.attach} shape={Paperclip} onClick={() => setAttaching(true)} />
        <textarea
          aria-label={texts.write}
          placeholder={texts.write}
          name="message"
          rows={1}
          maxLength={longestMessage}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            sayTyping();
          }}
          onKeyDown={onKey}
        />
        <IconButton
          className="chat-send"
          type="submit"
          name={texts.send}
          shape={SendHorizontal}
          disabled={!canSend}
        />
      </form>
      {isAttaching && (
        <Attach
          {...{ photos, product, order, hasOwnOrders }}
          onProduct={draft.setProduct}
          onOrder={draft.setOrder}
          onClose={() => setAttaching(false)}
        />
      )}
    </div>
  );
}

/** The next message: its words and what it shows, and `send`, which begins a new one. */
function useDraft(chatKey: string, first: string | undefined) {
  const texts = useChatsTexts();
  const [text, setText] = useKeptText(`chats.${chatKey}`);
  const [product, setProduct] = useState<ProductCard | null>(null);
  const [order, setOrder] = useState(first ?? null);
  const current = useRef(text);
  current.current = text;
  const photos = usePhotoList([], { most: mostPhotos, audience: "private" });
  const isEmpty = text.trim() === "" && photos.keys.length === 0 && !product && order === null;
  const canSend = !isEmpty && photos.isWhole;
  // What the server refuses comes back to be changed, before what is being written meanwhile.
  const takeBack = ({ draft, product: shown }: SentDraft, hasPhotos: boolean): void => {
    setText([draft.text, current.current].filter((words) => words !== "").join("\n"));
    setOrder((now) => now ?? draft.orderId);
    setProduct((now) => now ?? shown ?? null);
    if (hasPhotos) photos.putBack(draft.pictureKeys);
  };
  useTakesBack(chatKey, (input) => takeBack(input, true));
  const send = (): void => {
    if (!canSend) return;
    const draft = {
      messageKey: crypto.randomUUID(),
      text: text.trim(),
      pictureKeys: [...photos.keys],
      level3Id: product?.level3Id ?? null,
      orderId: order,
    };
    const productTitle = product ? wordsIn(currentLanguage(), product.title).text : null;
    setText("");
    setProduct(null);
    setOrder(null);
    for (const { id } of photos.photos) photos.remove(id);
    const input = { chatKey, draft, productTitle, product };
    sendingMessage.send(input).catch((error: Error) => {
      takeBack(input, !isPhotoGone(error));
      showMessage(sentenceOf(error) ?? texts.notSent);
    });
  };
  return { text, setText, product, setProduct, order, setOrder, photos, canSend, send };
}

/** Photos that the server no longer has cannot be sent again. */
const isPhotoGone = (error: Error): boolean => error instanceof ApiError && error.code === "chats/photo-gone";

function useTypingSaid(chatKey: string): () => void {
  const saidAt = useRef(0);
  return () => {
    if (Date.now() - saidAt.current < typingPauseMs) return;
    saidAt.current = Date.now();
    call(tellTyping, { params: { chatKey } }).catch(() => {});
  };
}
