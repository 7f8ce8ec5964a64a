import { addToGrievance, type Grievance } from "@santha/contract/grievances";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LegalLinks } from "#features/legal";
import { call } from "#lib/api-client";
import { Answer } from "#ui/answer";
import { LanternDrawing } from "#ui/art/lantern";
import { Button } from "#ui/button";
import { SectionHead } from "#ui/card";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { GrievanceCard } from "./grievance-card.tsx";
import { grievancesQuery, takeGrievance } from "./grievances.api.ts";
import { useGrievancesTexts } from "./grievances.texts.ts";
import { MessageForm } from "./message-form.tsx";
import { RaiseForm } from "./raise-form.tsx";

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
