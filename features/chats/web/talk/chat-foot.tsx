import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { ClosedNote } from "#features/flags/web";
import { acceptChat, type ChatView } from "../../contract/chats.ts";
import { mostBeforeAccepted } from "../../contract/shapes.ts";
import { askChatsAgain } from "../api.ts";
import { useChatsTexts } from "../words.ts";
import { Composer } from "./composer.tsx";
import { usePartnerName } from "./partner-name.ts";
import { Rating } from "./rating.tsx";

const BlockDialog = lazyPart<{ readonly profileKey: string; readonly onClose: () => void }>(
  () => import("./chat-menu.tsx").then((module) => module.BlockDialog),
  { isQuiet: true },
);

/** Below the messages: the field to write, what has to be decided first, or why nothing can be sent. */
export function ChatFoot({ view, order }: { readonly view: ChatView; readonly order?: string | undefined }) {
  const texts = useChatsTexts();
  const name = usePartnerName(view.partner);
  const { acceptance, isClosed, support } = view;
  if (isClosed)
    return (
      <div className="chat-foot">
        <Note>{texts.closed}</Note>
      </div>
    );
  return (
    <div className="chat-foot stack-s">
      {acceptance === "asks-me" && view.partner && <AskMe view={view} name={name} />}
      {acceptance === "waits-for-them" && (
        <p className="t-small c2">{texts.waits(name, mostBeforeAccepted)}</p>
      )}
      {support?.state === "solved" &&
        (support.canRate ? (
          <Rating chatKey={view.chatKey} />
        ) : (
          <p className="t-small c2">{texts.solvedAndRated}</p>
        ))}
      {(view.partner || view.group) && <ClosedNote name="chats-open" />}
      <Composer
        chatKey={view.chatKey}
        order={order}
        hasOwnOrders={!view.group}
        maySpeak={acceptance !== "waits-for-them"}
      />
    </div>
  );
}

function AskMe({ view, name }: { readonly view: ChatView; readonly name: string }) {
  const texts = useChatsTexts();
  const [isBlocking, setBlocking] = useState(false);
  const accepting = useMutation({
    mutationFn: () => call(acceptChat, { params: { chatKey: view.chatKey } }),
    onSuccess: askChatsAgain,
  });
  useErrorMessage(accepting.error);
  return (
    <section className="stack-s" aria-label={texts.notInNetwork}>
      <h2 className="t-note b">{texts.notInNetwork}</h2>
      <p className="t-small c2">{texts.askHint(name)}</p>
      <div className="flex gap-2">
        <Button small busy={accepting.isPending} onClick={() => accepting.mutate()}>
          {texts.accept}
        </Button>
        <Button small look="second" onClick={() => setBlocking(true)}>
          {texts.block}
        </Button>
      </div>
      {isBlocking && view.partner && (
        <BlockDialog profileKey={view.partner.profileKey} onClose={() => setBlocking(false)} />
      )}
    </section>
  );
}
