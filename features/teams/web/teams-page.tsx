import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { teamsQuery } from "./api.ts";
import { TeamCard } from "./team-card.tsx";
import { TeamDialog } from "./team-dialog.tsx";
import { useTeamsTexts } from "./words.ts";

/** The teams of a seller with their members, for the seller and the owners among these. */
export function TeamsPage() {
  return (
    <PageBody className="stack">
      <ForRole who="seller" part="team" title={useTeamsTexts().forSellers}>
        <Teams />
      </ForRole>
    </PageBody>
  );
}

function Teams() {
  const texts = useTeamsTexts();
  const teams = useQuery(teamsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div>
        <Button onClick={() => setAdding(true)}>
          <Icon shape={Plus} />
          {texts.addTeam}
        </Button>
      </div>
      <Answer
        to={teams}
        isEmpty={(answer) => answer.teams.length === 0}
        empty={
          <EmptyState drawing={<LanternDrawing />} title={texts.emptyTitle}>
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {(answer) => (
          <div className="grid items-start gap-3 lg:grid-cols-2">
            {answer.teams.map((team) => (
              <TeamCard key={team.teamId} team={team} />
            ))}
          </div>
        )}
      </Answer>
      {isAdding && <TeamDialog team={null} onClose={() => setAdding(false)} />}
    </>
  );
}
