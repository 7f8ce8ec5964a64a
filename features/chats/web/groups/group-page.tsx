import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { LogOut, Pencil, UserPlus } from "lucide-react";
import { useState } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { type GroupInfo, muteChat } from "../../contract/groups.ts";
import { askChatsAgain } from "../api.ts";
import { useLiveChats } from "../use-live-chats.ts";
import { AddDialog, ChangeDialog, LeaveDialog } from "./group-dialogs.tsx";
import { groupQuery } from "./groups.api.ts";
import { useGroupTexts } from "./groups.texts.ts";
import { MemberRow } from "./member-row.tsx";
import { NewGroup } from "./new-group.tsx";

const route = getRouteApi("/app/chats/$chatKey/group");

/** A group; the word "new" in the address stands for one that is about to be made. */
export function GroupPage() {
  const { chatKey } = route.useParams();
  return chatKey === "new" ? <NewGroup /> : <Known chatKey={chatKey} />;
}

/** Its name and picture, who is in it, and what the person may change. */
function Known({ chatKey }: { readonly chatKey: string }) {
  useLiveChats();
  const group = useQuery(groupQuery(chatKey));
  return (
    <PageBody className="stack max-w-[760px]">
      <Answer to={group}>{(info) => <Group group={info} />}</Answer>
    </PageBody>
  );
}

function Group({ group }: { readonly group: GroupInfo }) {
  const texts = useGroupTexts();
  usePageTitle(group.name, texts.group);
  const [open, setOpen] = useState<"change" | "add" | "leave" | null>(null);
  const close = (): void => setOpen(null);
  const { name, pictureUrl, members, isAdmin } = group;
  const inside = members.filter(({ isAsked }) => !isAsked);
  return (
    <>
      <Card pad className="stack-s">
        <div className="flex items-center gap-3">
          <Avatar name={name} picture={pictureUrl} large />
          <div className="min-w-0 flex-1">
            <h1 className="h2 wrap-anywhere">
              <Written>{name}</Written>
            </h1>
            <p className="t-note c2">{texts.members(inside.length)}</p>
          </div>
        </div>
        <Mute group={group} />
        {isAdmin && (
          <div className="flex flex-wrap gap-2">
            <Button small look="second" onClick={() => setOpen("add")}>
              <Icon shape={UserPlus} size="text" />
              {texts.addPeople}
            </Button>
            <Button small look="onpaper" onClick={() => setOpen("change")}>
              <Icon shape={Pencil} size="text" />
              {texts.change}
            </Button>
          </div>
        )}
      </Card>
      <section className="stack-s" aria-label={texts.people}>
        <h2 className="h2">{texts.people}</h2>
        <ul className="card">
          {members.map((member) => (
            <MemberRow key={member.profileKey} {...{ group, member }} />
          ))}
        </ul>
      </section>
      <Button look="onpaper" className="justify-self-start" onClick={() => setOpen("leave")}>
        <Icon shape={LogOut} size="text" />
        {texts.leave}
      </Button>
      {open === "change" && <ChangeDialog {...{ group }} onClose={close} />}
      {open === "add" && <AddDialog {...{ group }} onClose={close} />}
      {open === "leave" && <LeaveDialog {...{ group }} onClose={close} />}
    </>
  );
}

function Mute({ group: { chatKey, isMuted } }: { readonly group: GroupInfo }) {
  const texts = useGroupTexts();
  const muting = useMutation({
    mutationFn: (wish: boolean) => call(muteChat, { params: { chatKey }, body: { isMuted: wish } }),
    onSuccess: askChatsAgain,
  });
  useErrorMessage(muting.error);
  const shown = muting.isPending ? muting.variables : isMuted;
  return (
    <TickBox checked={shown} onChange={(wish) => muting.mutate(wish)}>
      <span className="t-note block">{texts.mute}</span>
      <span className="t-small c2 block">{texts.muteHint}</span>
    </TickBox>
  );
}
