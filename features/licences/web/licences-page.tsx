import { useQuery } from "@tanstack/react-query";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { SellersOnly } from "#features/selling/web";
import { ownLicencesQuery } from "./api.ts";
import { LicenceCard } from "./licence-card.tsx";
import { useLicencesTexts } from "./licences.texts.ts";

/** A seller's dealer licences by kind, to add and to renew. */
export function LicencesPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <OwnLicences />
      </SellersOnly>
    </PageBody>
  );
}

function OwnLicences() {
  const texts = useLicencesTexts();
  const answer = useQuery(ownLicencesQuery);
  return (
    <>
      <p className="t-note c2">{texts.hint}</p>
      <Answer to={answer}>
        {({ licences }) => (
          <div className="grid items-start gap-3 lg:grid-cols-3">
            {licences.map((licence) => (
              <LicenceCard key={licence.kind} own={licence} />
            ))}
          </div>
        )}
      </Answer>
    </>
  );
}
