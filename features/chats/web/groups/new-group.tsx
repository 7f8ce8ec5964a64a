import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { PictureField } from "#features/files/web";
import { ClosedNote } from "#features/flags/web";
import { makeGroup } from "../../contract/groups.ts";
import { longestGroupName } from "../../contract/shapes.ts";
import { askChatsAgain } from "../api.ts";
import type { Choosable } from "./groups.api.ts";
import { useGroupTexts } from "./groups.texts.ts";
import { PeopleChoice } from "./people-choice.tsx";

/** A group that is about to be made; another wish than the one that was sent has a key of its own. */
function useNewGroup() {
  const texts = useGroupTexts();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly Choosable[]>([]);
  const [picture, setPicture] = useState<{ pictureKey: string } | null>(null);
  const [key, setKey] = useState(newIdempotencyKey);
  const making = useMutation({
    mutationFn: () => {
      const profileKeys = chosen.map(({ profileKey }) => profileKey);
      const body = { name, pictureKey: picture?.pictureKey ?? null, profileKeys };
      return call(makeGroup, { body }, { idempotencyKey: key });
    },
    onSuccess: async ({ chatKey, added, asked, leftOut }) => {
      showMessage(texts.added(added, asked, leftOut));
      await askChatsAgain();
      await navigate({ to: "/app/chats/$chatKey", params: { chatKey }, search: {}, replace: true });
    },
  });
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setKey(newIdempotencyKey());
    };
  return {
    ...{ name, chosen, making },
    setName: changed(setName),
    setChosen: changed(setChosen),
    setPicture: changed(setPicture),
  };
}

/** Makes a group: its name, people, and a picture if wanted. */
export function NewGroup() {
  const texts = useGroupTexts();
  usePageTitle(texts.newGroup);
  const { name, chosen, making, setName, setChosen, setPicture } = useNewGroup();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const { error } = making;
  const fields = error instanceof ApiError ? error.fields : {};
  const isBeside = Object.keys(fields).length > 0;
  const make = (): void => {
    setTried(true);
    if (name.trim() !== "" && chosen.length > 0 && !isBusy && !making.isPending) making.mutate();
  };
  return (
    <PageBody className="stack max-w-[760px]">
      <ClosedNote name="chats-open" />
      <Form trouble={error && !isBeside ? sentenceOf(error) : undefined} onSubmit={make}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="name"
          value={name}
          error={fields["name"] ?? (isTried && name.trim() === "" ? texts.nameMissing : undefined)}
          maxLength={longestGroupName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <PictureField
          label={texts.picture}
          picture={null}
          audience="members"
          round
          error={fields["pictureKey"]}
          onChange={setPicture}
          onBusy={setBusy}
        />
      </Form>
      <PeopleChoice
        chosen={chosen}
        error={fields["profileKeys"] ?? (isTried && chosen.length === 0 ? texts.choosePeople : undefined)}
        onChange={setChosen}
      />
      <Button className="justify-self-start" busy={making.isPending || isBusy} onClick={make}>
        {texts.make}
      </Button>
    </PageBody>
  );
}
