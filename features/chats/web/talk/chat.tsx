import "../chats.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, Headset, Phone } from "lucide-react";
import { useState } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { supportPhone } from "#engine/web/words/product.ts";
import type { ChatView, GroupView } from "../../contract/chats.ts";
import type { ChatCustomer } from "../../contract/shapes.ts";
import { chatQuery } from "../api.ts";
import { GroupHead } from "../groups/group-head.tsx";
import { useGroupTexts } from "../groups/groups.texts.ts";
import { useChatsTexts } from "../words.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { useChatName } from "./partner-name.ts";
import { Thread } from "./thread.tsx";

const ChatMenu = lazyPart<{ readonly view: ChatView; readonly onClose: () => void }>(
  () => import("./chat-menu.tsx").then((module) => module.ChatMenu),
  { isQuiet: true },
);

const GroupFoot = lazyPart<{ readonly chatKey: string; readonly group: GroupView }>(() =>
  import("../groups/group-foot.tsx").then((module) => module.GroupFoot),
);

/** A chat of the person: who it is with, what was written, and the field below. */
export function Chat({
  chatKey,
  customer,
  order,
}: {
  readonly chatKey: string;
  readonly customer?: ChatCustomer;
  readonly order?: string | undefined;
}) {
  const chat = useQuery(chatQuery(chatKey));
  return (
    <Answer to={chat}>
      {(view) => (
        <section className="chat-thread">
          <Head view={view} />
          <Thread view={view} answeredAt={chat.dataUpdatedAt} customer={customer} />
          {view.group && view.group.state !== "in" ? (
            <GroupFoot chatKey={view.chatKey} group={view.group} />
          ) : (
            <ChatFoot view={view} order={order} />
          )}
        </section>
      )}
    </Answer>
  );
}

function Head({ view }: { readonly view: ChatView }) {
  const texts = useChatsTexts();
  const groupTexts = useGroupTexts();
  const { group, partner, support } = view;
  const name = useChatName(view);
  const [isMenuOpen, setMenuOpen] = useState(false);
  // The long name of a group has its place below.
  usePageTitle(name, group ? groupTexts.group : name);
  if (group) return <GroupHead {...{ view, group }} />;
  if (!partner)
    return (
      <header className="chat-head">
        <span className="ava leafy">
          <Icon shape={Headset} size="row" />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="t-note b">{name}</h1>
          <p className="t-small c2">{support?.isOpenNow ? texts.hours : texts.closedNow}</p>
        </div>
        <a className="iconbtn" href={supportPhone().dialled} aria-label={texts.call}>
          <Icon shape={Phone} />
        </a>
      </header>
    );
  return (
    <header className="chat-head">
      <Avatar name={name} picture={partner.pictureUrl} />
      <h1 className="t-note b min-w-0 flex-1">
        <Link to="/app/profiles/$profileKey" params={{ profileKey: partner.profileKey }}>
          {name}
        </Link>
      </h1>
      <IconButton name={texts.menu} shape={EllipsisVertical} onClick={() => setMenuOpen(true)} />
      {isMenuOpen && <ChatMenu view={view} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
