import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { reloadSession, useSession } from "#engine/web/data/session.ts";
import { startPageOf } from "#engine/web/routes/start-page.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { answerInvitation, leaveTeam, type OwnPlace } from "../contract.ts";
import { ownTeamQuery, takeOwnTeam } from "./api.ts";
import { PlaceCard } from "./place-card.tsx";
import { useTeamsTexts } from "./words.ts";

/** For which seller the person works, and the invitations that wait. */
export function OwnTeamPage() {
  const texts = useTeamsTexts();
  const answer = useQuery(ownTeamQuery);
  return (
    <PageBody className="stack">
      <Answer
        to={answer}
        isEmpty={({ membership, invitations }) => !membership && invitations.length === 0}
        empty={
          <EmptyState drawing={<LanternDrawing />} title={texts.ownEmptyTitle}>
            {texts.ownEmptyHint}
          </EmptyState>
        }
      >
        {({ membership, invitations }) => (
          <div className="stack max-w-[720px]">
            {membership && <Membership place={membership} />}
            {invitations.map((place) => (
              <Invitation key={place.memberId} place={place} />
            ))}
          </div>
        )}
      </Answer>
    </PageBody>
  );
}

function Membership({ place }: { readonly place: OwnPlace }) {
  const texts = useTeamsTexts();
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leaving = useMutation({
    mutationFn: () => call(leaveTeam, {}),
    onSuccess: async (answer) => {
      takeOwnTeam(answer);
      showMessage(texts.left);
      await reloadSession();
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    onSettled: () => setLeaving(false),
  });
  return (
    <PlaceCard place={place} heading={texts.worksFor}>
      {session && <ButtonLink to={startPageOf(session)}>{texts.start}</ButtonLink>}
      <Button look="quiet" onClick={() => setLeaving(true)}>
        {texts.leave}
      </Button>
      {isLeaving && (
        <ConfirmDialog
          title={texts.leaveTitle}
          confirmText={texts.leave}
          busy={leaving.isPending}
          onClose={() => setLeaving(false)}
          onConfirm={() => leaving.mutate()}
        >
          {texts.leaveText}
        </ConfirmDialog>
      )}
    </PlaceCard>
  );
}

function Invitation({ place }: { readonly place: OwnPlace }) {
  const texts = useTeamsTexts();
  const seller = wordsIn(useLanguage(), place.sellerName).text;
  const { memberId } = place;
  const sending = useMutation({
    mutationFn: (isAccepted: boolean) =>
      call(answerInvitation, { params: { memberId }, body: { isAccepted } }),
    onSuccess: async (answer, isAccepted) => {
      takeOwnTeam(answer);
      showMessage(isAccepted ? texts.joined : texts.declined);
      if (isAccepted) await reloadSession();
    },
    onError: (error) => {
      showMessage(sentenceOf(error) ?? texts.noConnection);
      if (error instanceof ApiError) void queryClient.refetchQueries(ownTeamQuery);
    },
  });
  return (
    <PlaceCard place={place} heading={texts.invitesYou}>
      <Button
        busy={sending.isPending}
        aria-label={texts.acceptNamed(seller)}
        onClick={() => sending.mutate(true)}
      >
        {texts.accept}
      </Button>
      <Button
        look="quiet"
        disabled={sending.isPending}
        aria-label={texts.declineNamed(seller)}
        onClick={() => sending.mutate(false)}
      >
        {texts.decline}
      </Button>
    </PlaceCard>
  );
}
