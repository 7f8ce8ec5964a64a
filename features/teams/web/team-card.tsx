import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import type { Team, TeamMember } from "../contract.ts";
import { DeleteTeamDialog, RemoveMemberDialog } from "./ask-dialogs.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { TeamDialog } from "./team-dialog.tsx";
import { useTeamsTexts } from "./words.ts";

type Asked =
  | { readonly what: "team" | "delete" | "invite" }
  | { readonly what: "change" | "remove"; readonly member: TeamMember };

/** A team: what it has accepted this month against its target, its members, and what can be done with both. */
export function TeamCard({ team }: { readonly team: Team }) {
  const texts = useTeamsTexts();
  const [asked, setAsked] = useState<Asked>();
  const onClose = () => setAsked(undefined);
  return (
    <Card pad className="stack-s" aria-label={team.name}>
      <h2 className="h2 break-words">
        <Written>{team.name}</Written>
      </h2>
      <Figures team={team} />
      {team.members.length === 0 ? (
        <p className="t-note c2">{texts.noMembers}</p>
      ) : (
        <ul aria-label={texts.members(team.name)}>
          {team.members.map((member) => (
            <MemberRow
              key={member.memberId}
              member={member}
              onChange={() => setAsked({ what: "change", member })}
              onRemove={() => setAsked({ what: "remove", member })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          small
          look="second"
          aria-label={texts.addMemberTo(team.name)}
          onClick={() => setAsked({ what: "invite" })}
        >
          {texts.addMember}
        </Button>
        <Button
          small
          look="onpaper"
          aria-label={texts.changeTeamNamed(team.name)}
          onClick={() => setAsked({ what: "team" })}
        >
          {texts.changeTeam}
        </Button>
        {team.members.length === 0 && (
          <Button
            small
            look="quiet"
            aria-label={texts.deleteTeamNamed(team.name)}
            onClick={() => setAsked({ what: "delete" })}
          >
            {texts.deleteTeam}
          </Button>
        )}
      </div>
      {asked?.what === "team" && <TeamDialog team={team} onClose={onClose} />}
      {asked?.what === "delete" && <DeleteTeamDialog team={team} onClose={onClose} />}
      {asked?.what === "invite" && <MemberDialog team={team} member={null} onClose={onClose} />}
      {asked?.what === "change" && <MemberDialog team={team} member={asked.member} onClose={onClose} />}
      {asked?.what === "remove" && <RemoveMemberDialog member={asked.member} onClose={onClose} />}
    </Card>
  );
}

function Figures({ team: { targetInPaise, acceptedInPaise } }: { readonly team: Team }) {
  const texts = useTeamsTexts();
  return (
    <dl>
      <FactRow label={texts.accepted}>
        <PlainMoney paise={acceptedInPaise} />
      </FactRow>
      <FactRow label={texts.target}>
        {targetInPaise === null ? (
          texts.noTarget
        ) : (
          <>
            <PlainMoney paise={targetInPaise} />
            <span className="t-small c2 block">
              {texts.reached(Math.floor((acceptedInPaise * 100) / targetInPaise))}
            </span>
          </>
        )}
      </FactRow>
    </dl>
  );
}
