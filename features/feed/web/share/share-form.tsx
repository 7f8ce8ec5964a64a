import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { ClosedNote } from "#features/flags/web";
import { longestShareText, longestShareTitle } from "../../contract.ts";
import { type ShareWish, share } from "./share.api.ts";
import { useShareTexts } from "./share.texts.ts";

const shortestTitle = 4;

/** A title, words if wished, and for the store itself whether it stays at the top. Sent once under a key of its own. */
export function ShareForm({
  level3Id,
  onShared,
}: {
  readonly level3Id: number;
  readonly onShared: () => void;
}) {
  const texts = useShareTexts();
  const isHouse = useSession()?.roles.includes("platform-admin") ?? false;
  const [wish, setWish] = useState<ShareWish>({ promotionalTitle: "", text: "", isPinned: false });
  const [isTried, setTried] = useState(false);
  const key = useRef(newIdempotencyKey());
  const put = (part: Partial<ShareWish>): void => {
    setWish({ ...wish, ...part });
    key.current = newIdempotencyKey();
  };
  const sharing = useMutation({
    mutationFn: () => share(level3Id, wish, key.current),
    onSuccess: () => {
      showMessage({
        text: texts.shared,
        action: {
          text: texts.see,
          onPress: () => {
            location.hash = "#/app/home/social";
          },
        },
      });
      onShared();
    },
  });
  const refused = sharing.error instanceof ApiError ? sharing.error.fields : {};
  const isShort = wish.promotionalTitle.trim().length < shortestTitle;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort && !sharing.isPending) sharing.mutate();
      }}
    >
      {sharing.error && Object.keys(refused).length === 0 && (
        <Note job="trouble">{sentenceOf(sharing.error) ?? texts.notShared}</Note>
      )}
      <ClosedNote name="writing-open" />
      <TextField
        label={texts.titleLabel}
        name="promotionalTitle"
        maxLength={longestShareTitle}
        value={wish.promotionalTitle}
        hint={texts.titleHint}
        error={refused["promotionalTitle"] ?? (isTried && isShort ? texts.titleShort : undefined)}
        onChange={(event) => put({ promotionalTitle: event.target.value })}
      />
      <TextArea
        label={texts.textLabel}
        name="text"
        maxLength={longestShareText}
        value={wish.text}
        error={refused["text"]}
        onChange={(text) => put({ text })}
      />
      {isHouse && (
        <TickBox checked={wish.isPinned} onChange={(isPinned) => put({ isPinned })}>
          {texts.pin}
        </TickBox>
      )}
      <Button type="submit" wide busy={sharing.isPending}>
        {texts.send}
      </Button>
    </form>
  );
}
