import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { reloadSession } from "#engine/web/data/session.ts";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { deleteTeam, removeMember, type Team, type TeamMember, type Teams } from "../contract.ts";
import { takeTeams, teamsQuery } from "./api.ts";
import { nameOf } from "./member-name.ts";
import { useTeamsTexts } from "./words.ts";

/** Asks before an empty team is deleted. */
export function DeleteTeamDialog({ team, onClose }: { readonly team: Team; readonly onClose: () => void }) {
  const texts = useTeamsTexts();
  const { teamId, name } = team;
  return (
    <AskDialog
      title={texts.deleteTitle(name)}
      confirmText={texts.deleteTeam}
      doneText={texts.deleted}
      send={() => call(deleteTeam, { params: { teamId } })}
      onClose={onClose}
    >
      {texts.deleteText}
    </AskDialog>
  );
}

/** Asks before a member loses access, or an invitation is taken back. */
export function RemoveMemberDialog({
  member,
  onClose,
}: {
  readonly member: TeamMember;
  readonly onClose: () => void;
}) {
  const texts = useTeamsTexts();
  const language = useLanguage();
  const { memberId, isJoined } = member;
  return (
    <AskDialog
      title={texts.removeTitle(nameOf(language, member))}
      confirmText={texts.remove}
      doneText={texts.removed}
      send={() => call(removeMember, { params: { memberId } })}
      onClose={onClose}
    >
      {isJoined ? texts.removeText : texts.takeBackText}
    </AskDialog>
  );
}

function AskDialog({
  title,
  confirmText,
  doneText,
  send,
  onClose,
  children,
}: {
  readonly title: string;
  readonly confirmText: string;
  readonly doneText: string;
  readonly send: () => Promise<Teams>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const texts = useTeamsTexts();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      takeTeams(answer);
      // An owner may have removed the own person.
      void reloadSession();
      showMessage(doneText);
      onClose();
    },
    onError: (error) => {
      showMessage(sentenceOf(error) ?? texts.noConnection);
      if (error instanceof ApiError) void queryClient.refetchQueries(teamsQuery);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      confirmText={confirmText}
      busy={sending.isPending}
      onClose={onClose}
      onConfirm={() => sending.mutate()}
    >
      {children}
    </ConfirmDialog>
  );
}
