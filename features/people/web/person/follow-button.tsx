import { useMutation } from "@tanstack/react-query";
import { UserMinus, UserPlus } from "lucide-react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { followPerson, type Person, unblockPerson, unfollowPerson } from "../../contract.ts";
import { takePerson } from "../api.ts";
import { usePeopleTexts } from "../words.ts";

/** Follow or unfollow; for somebody who is blocked, the way to take that back. */
export function FollowButton({ person: { profileKey, isFollowed, isBlocked } }: { readonly person: Person }) {
  const texts = usePeopleTexts();
  const params = { profileKey };
  const change = useMutation({
    mutationFn: () => {
      if (isBlocked) return call(unblockPerson, { params });
      return isFollowed ? call(unfollowPerson, { params }) : call(followPerson, { params });
    },
    onSuccess: takePerson,
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notDone),
  });
  const words = isFollowed ? texts.unfollow : texts.follow;
  return (
    <>
      {isBlocked && <Note>{texts.blocked}</Note>}
      <Button
        wide
        look={isFollowed || isBlocked ? "second" : "main"}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {!isBlocked && <Icon shape={isFollowed ? UserMinus : UserPlus} size="text" />}
        {isBlocked ? texts.unblock : words}
      </Button>
    </>
  );
}
