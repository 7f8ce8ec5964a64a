import { Card } from "#engine/web/ui/card.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { PictureField } from "#features/files/web";
import { type ApplicationLicence, licenceKinds } from "../../contract/facts.ts";
import { useApplicationsTexts } from "../words.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { FactField } from "./fact-field.tsx";
import type { Draft } from "./use-draft.ts";

/** What the business sells, and the licence for each: number, last day, photo. */
export function LicencesStep({ draft }: { readonly draft: Draft }) {
  const texts = useApplyTexts();
  return (
    <>
      <p className="t-note c2">{texts.licencesHint}</p>
      {licenceKinds.map((kind) => (
        <LicenceCard key={kind} draft={draft} kind={kind} />
      ))}
      <Note>{texts.privatePhotos}</Note>
    </>
  );
}

function LicenceCard({ draft, kind }: { readonly draft: Draft; readonly kind: ApplicationLicence }) {
  const texts = useApplyTexts();
  const words = useApplicationsTexts();
  const isHeld = draft.facts[`${kind}Held`];
  const scan = draft.facts[`${kind}Scan`];
  return (
    <Card pad className="stack-s" aria-label={words[kind]}>
      <TickBox checked={isHeld} onChange={(isTicked) => draft.put({ [`${kind}Held`]: isTicked })}>
        <b>{texts.sells(kind)}</b>
      </TickBox>
      {isHeld && (
        <>
          <FactField draft={draft} fact={`${kind}Number`} label={texts.licenceNumber} maxLength={60} />
          <FactField
            {...{ draft, fact: `${kind}Until` as const, label: texts.licenceUntil, maxLength: 10 }}
            type="date"
          />
          <PictureField
            label={texts.licencePhoto}
            picture={scan === "" ? null : pictureUrl(scan)}
            audience="private"
            error={draft.faults[`${kind}Scan`]}
            onBusy={(isBusy) => draft.tellUpload(`${kind}Scan`, isBusy)}
            onChange={(picture) => draft.put({ [`${kind}Scan`]: picture?.pictureKey ?? "" })}
          />
        </>
      )}
    </Card>
  );
}
