import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { LegalLinks } from "#features/legal/web";
import { addToGrievance, type Grievance } from "../contract.ts";
import { grievancesQuery, takeGrievance } from "./api.ts";
import { GrievanceCard } from "./grievance-card.tsx";
import { MessageForm } from "./message-form.tsx";
import { RaiseForm } from "./raise-form.tsx";
import { useGrievancesTexts } from "./words.ts";

/** Raising a grievance, and all that the person has raised with every answer. */
export function GrievancesPage() {
  const texts = useGrievancesTexts();
  const grievances = useQuery(grievancesQuery);
  return (
    <PageBody className="stack">
      <div className="cols two">
        <RaiseForm />
        <div className="stack">
          <SectionHead title={texts.mine} />
          <Answer
            to={grievances}
            isEmpty={(data) => data.grievances.length === 0}
            empty={<EmptyState drawing={<LanternDrawing />} title={texts.none} />}
          >
            {(data) =>
              data.grievances.map((grievance) => <OwnGrievance key={grievance.grievanceId} of={grievance} />)
            }
          </Answer>
        </div>
      </div>
      <LegalLinks />
    </PageBody>
  );
}

function OwnGrievance({ of: grievance }: { readonly of: Grievance }) {
  const texts = useGrievancesTexts();
  const [isAdding, setAdding] = useState(false);
  const { grievanceId } = grievance;
  return (
    <GrievanceCard grievance={grievance}>
      {grievance.settledAt === null && !isAdding && (
        <Button look="second" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
      {grievance.settledAt === null && isAdding && (
        <MessageForm<"message">
          name={`to.${grievanceId}`}
          send={async ({ text, idempotencyKey }) => {
            const input = { params: { grievanceId }, body: { text } };
            takeGrievance(await call(addToGrievance, input, { idempotencyKey }));
            setAdding(false);
          }}
          buttons={(submit, isSending) => (
            <Button busy={isSending} onClick={() => submit("message")}>
              {texts.send}
            </Button>
          )}
        />
      )}
    </GrievanceCard>
  );
}
