import { useMutation } from "@tanstack/react-query";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { ConfirmDialog, Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { type GroupInfo, type GroupMember, removeMember, setAdmin } from "../../contract/groups.ts";
import { askChatsAgain } from "../api.ts";
import { useGroupTexts } from "./groups.texts.ts";

interface MemberProps {
  readonly group: GroupInfo;
  readonly member: GroupMember;
}

/** Somebody in a group, and what can be done about that person. */
export function MemberRow({ group, member }: MemberProps) {
  const texts = useGroupTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { pictureUrl, isMe, isAdmin, isAsked } = member;
  const name = wordsIn(language, member.name).text;
  return (
    <li className="border-line flex items-center gap-3 border-b px-3.5 py-2 last:border-b-0">
      <Avatar name={name} picture={pictureUrl} />
      <span className="min-w-0 flex-1">
        <b className="t-note block wrap-anywhere">{isMe ? texts.you : <Words of={member.name} />}</b>
        {isAsked && <span className="t-small c2 block">{texts.asked}</span>}
      </span>
      {isAdmin && <Tag>{texts.admin}</Tag>}
      {(!isMe || group.isAdmin) && (
        <IconButton name={texts.menuOf(name)} shape={EllipsisVertical} onClick={() => setOpen(true)} />
      )}
      {isOpen && <MemberMenu {...{ group, member, name }} onClose={() => setOpen(false)} />}
    </li>
  );
}

function MemberMenu({
  group,
  member,
  name,
  onClose,
}: MemberProps & { readonly name: string; readonly onClose: () => void }) {
  const texts = useGroupTexts();
  const [isRemoving, setRemoving] = useState(false);
  const { profileKey, isMe, isAdmin, isAsked } = member;
  const params = { chatKey: group.chatKey, profileKey };
  const changing = useMutation({
    mutationFn: async (what: "remove" | "admin") => {
      if (what === "remove") await call(removeMember, { params });
      else await call(setAdmin, { params, body: { isAdmin: !isAdmin } });
    },
    onSuccess: async () => {
      onClose();
      await askChatsAgain();
    },
  });
  useErrorMessage(changing.error);
  if (isRemoving)
    return (
      <ConfirmDialog
        title={texts.removeTitle(name)}
        confirmText={texts.removeNow}
        busy={changing.isPending}
        onConfirm={() => changing.mutate("remove")}
        onClose={onClose}
      >
        {texts.removeText}
      </ConfirmDialog>
    );
  return (
    <Sheet title={isMe ? texts.you : name} onClose={onClose}>
      <div className="stack-s">
        {!isMe && (
          <>
            <ButtonLink look="onpaper" wide to="/app/profiles/$profileKey" params={{ profileKey }}>
              {texts.profile}
            </ButtonLink>
            <ButtonLink look="onpaper" wide to="/app/chats/with/$profileKey" params={{ profileKey }}>
              {texts.message}
            </ButtonLink>
          </>
        )}
        {group.isAdmin && !isAsked && (
          <Button look="onpaper" wide busy={changing.isPending} onClick={() => changing.mutate("admin")}>
            {isAdmin ? texts.endAdmin : texts.makeAdmin}
          </Button>
        )}
        {group.isAdmin && !isMe && (
          <Button
            look="onpaper"
            wide
            onClick={() => (isAsked ? changing.mutate("remove") : setRemoving(true))}
          >
            {isAsked ? texts.takeBack : texts.remove}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
