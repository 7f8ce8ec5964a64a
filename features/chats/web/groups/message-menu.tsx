import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { ReportDialog } from "#features/moderation/web";
import { reportMessage } from "../../contract/groups.ts";
import type { ChatMessage } from "../../contract/shapes.ts";
import { BlockDialog, reasons } from "../talk/chat-menu.tsx";
import { useChatsTexts } from "../words.ts";
import { useGroupTexts } from "./groups.texts.ts";

export interface MessageMenuProps {
  readonly chatKey: string;
  readonly message: ChatMessage;
  readonly onClose: () => void;
}

/** What can be done about somebody's message in a group: open the profile, write to the sender, report it, block. */
export function MessageMenu({ chatKey, message, onClose }: MessageMenuProps) {
  const texts = useGroupTexts();
  const chatsTexts = useChatsTexts();
  const language = useLanguage();
  const [next, setNext] = useState<"block" | "report" | null>(null);
  const { senderKey: profileKey, senderName, seq, isHidden, text } = message;
  if (profileKey === null) return null;
  if (next === "block") return <BlockDialog {...{ profileKey, onClose }} />;
  if (next === "report")
    return (
      <ReportDialog
        reasons={reasons}
        hint={texts.reportHint}
        send={(body) => call(reportMessage, { params: { chatKey, seq }, body })}
        onClose={onClose}
      />
    );
  return (
    <Sheet title={wordsIn(language, senderName).text} onClose={onClose}>
      <div className="stack-s">
        <ButtonLink
          look="onpaper"
          wide
          to="/app/profiles/$profileKey"
          params={{ profileKey }}
          onClick={onClose}
        >
          {texts.profile}
        </ButtonLink>
        <ButtonLink
          look="onpaper"
          wide
          to="/app/chats/with/$profileKey"
          params={{ profileKey }}
          onClick={onClose}
        >
          {texts.message}
        </ButtonLink>
        {!isHidden && text !== null && (
          <Button look="onpaper" wide onClick={() => setNext("report")}>
            {texts.report}
          </Button>
        )}
        <Button look="onpaper" wide onClick={() => setNext("block")}>
          {chatsTexts.block}
        </Button>
      </div>
    </Sheet>
  );
}
