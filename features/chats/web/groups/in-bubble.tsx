import { type ReactNode, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { ChatMessage } from "../../contract/shapes.ts";
import { useGroupTexts } from "./groups.texts.ts";
import type { MessageMenuProps } from "./message-menu.tsx";

const MessageMenu = lazyPart<MessageMenuProps>(
  () => import("./message-menu.tsx").then((module) => module.MessageMenu),
  { isQuiet: true },
);

/** Who sent a message in a group; a press shows what can be done about it. */
export function Sender({ chatKey, message }: { readonly chatKey: string; readonly message: ChatMessage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="t-small b link -my-1 py-1 text-left" onClick={() => setOpen(true)}>
        <Words of={message.senderName} />
      </button>
      {isOpen && <MessageMenu {...{ chatKey, message }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A message of a blocked person, closed until it is asked for. */
export function Folded({ children }: { readonly children: ReactNode }) {
  const texts = useGroupTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    <p className="t-note c2">
      {texts.folded}
      <Button look="quiet" small className="-ml-4 flex" onClick={() => setOpen(true)}>
        {texts.show}
      </Button>
    </p>
  );
}

/** Stands where support has taken a message out. */
export function HiddenNote() {
  return <p className="t-note c2">{useGroupTexts().hidden}</p>;
}
