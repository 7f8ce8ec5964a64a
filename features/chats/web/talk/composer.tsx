import { Mic, Paperclip, SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useKeptText } from "#engine/web/browser/kept-text.ts";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { answerTo } from "#engine/web/outbox/outbox-steps.ts";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { currentLanguage, wordsIn } from "#engine/web/words/language.ts";
import { ChatRecorder, usePhotoList, useVoice, voicePath } from "#features/files/web";
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
  maySpeak = true,
  children,
}: {
  readonly chatKey: string;
  readonly order?: string | undefined;
  /** False for the desk, which shows the customer's orders beside the chat. */
  readonly hasOwnOrders?: boolean;
  /** False where the other side has not accepted and gets words only. */
  readonly maySpeak?: boolean;
  /** Ready answers: each writes into the field. */
  readonly children?: (write: (text: string) => void) => ReactNode;
}) {
  const texts = useChatsTexts();
  const isWide = useIsWide();
  const [isAttaching, setAttaching] = useState(false);
  const sayTyping = useTypingSaid(chatKey);
  const [isSpeaking, setSpeaking] = useState(false);
  const draft = useDraft(chatKey, first, () => setSpeaking(true));
  const { text, setText, product, order, photos, voice, isEmpty, canSend } = draft;
  const send = (): void => {
    if (!canSend) return;
    setSpeaking(false);
    draft.send();
  };
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
        {!isSpeaking && (
          <IconButton name={texts.attach} shape={Paperclip} onClick={() => setAttaching(true)} />
        )}
        {isSpeaking ? (
          <ChatRecorder voice={voice} onClose={() => setSpeaking(false)} />
        ) : (
          <Field
            {...{ text, onKey }}
            onChange={(typed) => {
              setText(typed);
              sayTyping();
            }}
          />
        )}
        {maySpeak && isEmpty && !isSpeaking ? (
          <IconButton
            className="chat-send"
            name={texts.speak}
            shape={Mic}
            onClick={() => setSpeaking(true)}
          />
        ) : (
          <IconButton
            className="chat-send"
            type="submit"
            name={texts.send}
            shape={SendHorizontal}
            disabled={!canSend}
          />
        )}
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

function Field({
  text,
  onChange,
  onKey,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}) {
  const texts = useChatsTexts();
  return (
    <textarea
      aria-label={texts.write}
      placeholder={texts.write}
      name="message"
      rows={1}
      maxLength={longestMessage}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKey}
    />
  );
}

/** The next message: its words and what it shows, and `send`, which begins a new one. */
function useDraft(chatKey: string, first: string | undefined, onVoiceBack: () => void) {
  const texts = useChatsTexts();
  const [text, setText] = useKeptText(`chats.${chatKey}`);
  const [product, setProduct] = useState<ProductCard | null>(null);
  const [order, setOrder] = useState(first ?? null);
  const current = useRef(text);
  current.current = text;
  const photos = usePhotoList([], { most: mostPhotos, audience: "private" });
  const voice = useVoice(null, "private");
  const spoken = voice.draft;
  // Without a network the recording goes along with its message, once there is one again.
  const unsent = spoken?.step.name === "broken" ? spoken.bytes : null;
  const hasFiles = photos.photos.length > 0 || spoken !== null;
  const isEmpty = text.trim() === "" && !hasFiles && !product && order === null;
  const canSend = !isEmpty && photos.isWhole && (voice.isWhole || unsent !== null);
  // What the server refuses comes back to be changed, before what is being written meanwhile.
  const takeBack = ({ draft, product: shown, recording }: SentDraft, hasPhotos: boolean): void => {
    setText([draft.text, current.current].filter((words) => words !== "").join("\n"));
    setOrder((now) => now ?? draft.orderId);
    setProduct((now) => now ?? shown ?? null);
    if (hasPhotos) photos.putBack(draft.pictureKeys);
    if (!recording) return;
    voice.add(recording.bytes, recording.seconds);
    onVoiceBack();
  };
  useTakesBack(chatKey, (input) => takeBack(input, true));
  const send = (): void => {
    const draft = {
      messageKey: crypto.randomUUID(),
      text: text.trim(),
      pictureKeys: [...photos.keys],
      voiceKey: unsent ? answerTo(0, "voiceKey") : voice.voiceKey,
      level3Id: product?.level3Id ?? null,
      orderId: order,
    };
    const productTitle = product ? wordsIn(currentLanguage(), product.title).text : null;
    setText("");
    setProduct(null);
    setOrder(null);
    for (const { id } of photos.photos) photos.remove(id);
    voice.remove();
    const recording = spoken?.bytes ? { bytes: spoken.bytes, seconds: spoken.seconds } : null;
    const files = unsent ? [{ path: voicePath("private"), bytes: unsent }] : [];
    const input = { chatKey, draft, productTitle, product, recording };
    sendingMessage.send(input, files).catch((error: Error) => {
      takeBack(input, !isPhotoGone(error));
      showMessage(sentenceOf(error) ?? texts.notSent);
    });
  };
  return { text, setText, product, setProduct, order, setOrder, photos, voice, isEmpty, canSend, send };
}

/** Photos that the server no longer has cannot be sent again; a recording is sent anew from this phone. */
const isPhotoGone = (error: Error): boolean => error instanceof ApiError && error.code === "chats/photo-gone";

function useTypingSaid(chatKey: string): () => void {
  const saidAt = useRef(0);
  return () => {
    if (Date.now() - saidAt.current < typingPauseMs) return;
    saidAt.current = Date.now();
    call(tellTyping, { params: { chatKey } }).catch(() => {});
  };
}
