import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { acceptChat, type GroupView } from "../../contract/chats.ts";
import { leaveGroup } from "../../contract/groups.ts";
import { askChatsAgain } from "../api.ts";
import { BlockDialog } from "../talk/chat-menu.tsx";
import { useGroupTexts } from "./groups.texts.ts";

interface FootProps {
  readonly chatKey: string;
  readonly group: GroupView;
}

/** Below a group in which the person is not: the question whether to join, or that it is over. */
export function GroupFoot(props: FootProps) {
  return (
    <div className="chat-foot">
      {props.group.state === "asked" ? <Asked {...props} /> : <Over {...props} />}
    </div>
  );
}

function Asked({ chatKey, group: { askedBy } }: FootProps) {
  const texts = useGroupTexts();
  const language = useLanguage();
  const [isBlocking, setBlocking] = useState(false);
  const joining = useMutation({
    mutationFn: () => call(acceptChat, { params: { chatKey } }),
    onSuccess: askChatsAgain,
  });
  useErrorMessage(joining.error);
  const going = useGoing(chatKey, texts.refused);
  return (
    <section className="stack-s">
      <h2 className="t-note b">
        {askedBy ? texts.askTitle(wordsIn(language, askedBy.name).text) : texts.askTitleOfNobody}
      </h2>
      <p className="t-small c2">{texts.askHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button small busy={joining.isPending} onClick={() => joining.mutate()}>
          {texts.join}
        </Button>
        <Button small look="second" busy={going.isPending} onClick={() => going.mutate()}>
          {texts.refuse}
        </Button>
        {askedBy && (
          <Button small look="quiet" onClick={() => setBlocking(true)}>
            {texts.blockAsker}
          </Button>
        )}
      </div>
      {isBlocking && askedBy && (
        <BlockDialog profileKey={askedBy.profileKey} onClose={() => setBlocking(false)} />
      )}
    </section>
  );
}

function Over({ chatKey }: FootProps) {
  const texts = useGroupTexts();
  const going = useGoing(chatKey);
  return (
    <div className="stack-s">
      <Note>{texts.outHint}</Note>
      <Button small look="onpaper" busy={going.isPending} onClick={() => going.mutate()}>
        {texts.forget}
      </Button>
    </div>
  );
}

/** Says no, or takes a group that is over off the list, and goes back there. */
function useGoing(chatKey: string, said?: string) {
  const navigate = useNavigate();
  const going = useMutation({
    mutationFn: () => call(leaveGroup, { params: { chatKey } }),
    onSuccess: async () => {
      if (said) showMessage(said);
      await navigate({ to: "/app/chats", replace: true });
      await askChatsAgain();
    },
  });
  useErrorMessage(going.error);
  return going;
}
