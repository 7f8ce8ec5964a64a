import { Link } from "@tanstack/react-router";
import { BellOff, Users } from "lucide-react";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import type { ChatView, GroupView } from "../../contract/chats.ts";
import { useGroupTexts } from "./groups.texts.ts";

/** Above the messages of a group: its name, how many are in it, and for its members the way to its page. */
export function GroupHead({ view, group }: { readonly view: ChatView; readonly group: GroupView }) {
  const texts = useGroupTexts();
  const { name, pictureUrl, memberCount, state } = group;
  return (
    <header className="chat-head">
      <Avatar name={name} picture={pictureUrl} />
      <div className="min-w-0 flex-1">
        <h1 className="t-note b clip1">
          <Written>{name}</Written>
        </h1>
        <p className="t-small c2 flex items-center gap-1">
          {memberCount === null ? texts.youLeft : texts.members(memberCount)}
          {view.isMuted && (
            <>
              <Icon shape={BellOff} size="text" />
              <span className="sr-only">{texts.muted}</span>
            </>
          )}
        </p>
      </div>
      {state === "in" && (
        <Link
          className="iconbtn"
          to="/app/chats/$chatKey/group"
          params={{ chatKey: view.chatKey }}
          aria-label={texts.group}
        >
          <Icon shape={Users} />
        </Link>
      )}
    </header>
  );
}
