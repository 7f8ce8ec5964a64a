import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { ConfirmDialog, Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { ReportDialog } from "#features/moderation/web";
import { blockPerson } from "#features/people/contract.ts";
import { type ChatView, reportChat } from "../../contract/chats.ts";
import { muteChat } from "../../contract/groups.ts";
import { askChatsAgain } from "../api.ts";
import { useChatsTexts } from "../words.ts";

/** Why somebody is reported who writes to one person. */
export const reasons = ["rude", "selling", "not-true", "other"] as const;

/** What is done seldom in a chat with a person: the profile is opened, the person is blocked or reported. */
export function ChatMenu({ view, onClose }: { readonly view: ChatView; readonly onClose: () => void }) {
  const texts = useChatsTexts();
  const [next, setNext] = useState<"block" | "report" | null>(null);
  const { partner, chatKey, isMuted } = view;
  const muting = useMutation({
    mutationFn: () => call(muteChat, { params: { chatKey }, body: { isMuted: !isMuted } }),
    onSuccess: async () => {
      showMessage(isMuted ? texts.unmuted : texts.muted);
      onClose();
      await askChatsAgain();
    },
  });
  useErrorMessage(muting.error);
  if (!partner) return null;
  const { profileKey } = partner;
  if (next === "block") return <BlockDialog {...{ profileKey, onClose }} />;
  if (next === "report")
    return (
      <ReportDialog
        reasons={reasons}
        hint={texts.reportHint}
        send={(body) => call(reportChat, { params: { chatKey }, body })}
        onClose={onClose}
      />
    );
  return (
    <Sheet title={texts.menu} onClose={onClose}>
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
        <Button look="onpaper" wide busy={muting.isPending} onClick={() => muting.mutate()}>
          {isMuted ? texts.unmute : texts.mute}
        </Button>
        <Button look="onpaper" wide onClick={() => setNext("block")}>
          {texts.block}
        </Button>
        <Button look="onpaper" wide onClick={() => setNext("report")}>
          {texts.report}
        </Button>
      </div>
    </Sheet>
  );
}

/** Asks before a person is blocked. */
export function BlockDialog({
  profileKey,
  onClose,
}: {
  readonly profileKey: string;
  readonly onClose: () => void;
}) {
  const texts = useChatsTexts();
  const blocking = useMutation({
    mutationFn: () => call(blockPerson, { params: { profileKey } }),
    onSuccess: async () => {
      showMessage(texts.blocked);
      onClose();
      await askChatsAgain();
    },
  });
  useErrorMessage(blocking.error);
  return (
    <ConfirmDialog
      title={texts.blockTitle}
      confirmText={texts.block}
      busy={blocking.isPending}
      onConfirm={() => blocking.mutate()}
      onClose={onClose}
    >
      {texts.blockText}
    </ConfirmDialog>
  );
}
