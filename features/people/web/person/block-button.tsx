import { useMutation } from "@tanstack/react-query";
import { Ban } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { blockPerson, type Person } from "../../contract.ts";
import { takePerson } from "../api.ts";
import { useNameOf } from "../person-row.tsx";
import { usePeopleTexts } from "../words.ts";

/** Blocks a person, after a question. */
export function BlockButton({ person }: { readonly person: Person }) {
  const texts = usePeopleTexts();
  const name = useNameOf(person);
  const [isAsking, setAsking] = useState(false);
  const blocking = useMutation({
    mutationFn: () => call(blockPerson, { params: { profileKey: person.profileKey } }),
    onSuccess: (blocked) => {
      takePerson(blocked);
      // What the other wrote is in none of these any more.
      for (const written of ["updates", "questions", "feed"])
        void queryClient.invalidateQueries({ queryKey: [written] });
    },
    onError: (error) => {
      setAsking(false);
      showMessage(sentenceOf(error) ?? texts.notDone);
    },
  });
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        <Icon shape={Ban} size="text" />
        {texts.block}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.blockTitle(name)}
          confirmText={texts.block}
          busy={blocking.isPending}
          onConfirm={() => blocking.mutate()}
          onClose={() => setAsking(false)}
        >
          {texts.blockWhat}
        </ConfirmDialog>
      )}
    </>
  );
}
