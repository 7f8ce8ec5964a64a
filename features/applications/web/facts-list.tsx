import type { ReactNode } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { stateName } from "#engine/contract/indian-states.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import type { PayoutAccount } from "#features/payouts/contract";
import { AccountFacts } from "#features/payouts/web";
import { type ApplicationFacts, type ApplicationLicence, licenceKinds } from "../contract/facts.ts";
import type { ApplicationKind } from "../contract/kinds.ts";
import { useApplicationsTexts } from "./words.ts";

/** Everything that stands in an application: facts, licences with their photos, account. */
export function FactsList({
  kind,
  facts,
  account,
  title,
}: {
  readonly kind: ApplicationKind;
  readonly facts: ApplicationFacts;
  /** Where the person is paid to already; null: the account among the facts. */
  readonly account: PayoutAccount | null;
  readonly title: string;
}) {
  const texts = useApplicationsTexts();
  return (
    <Card pad className="stack-s" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <dl>{kind === "agent" ? <AgentFacts facts={facts} /> : <SellerFacts facts={facts} />}</dl>
      {kind === "seller" && (
        <>
          <Licences facts={facts} />
          <Delivery facts={facts} />
        </>
      )}
      <h3 className="t-note b">{texts.account}</h3>
      <AccountFacts account={account ?? accountIn(facts)} />
    </Card>
  );
}

function AgentFacts({ facts }: { readonly facts: ApplicationFacts }) {
  const texts = useApplicationsTexts();
  return (
    <>
      <FactRow label={texts.village}>
        <Written>{facts.village}</Written>
      </FactRow>
      <FactRow label={texts.postalCode}>{facts.postalCode}</FactRow>
      <FactRow label={texts.pan}>{facts.pan}</FactRow>
      <FactRow label={texts.note}>
        <span className="whitespace-pre-wrap">
          <Written>{facts.note}</Written>
        </span>
      </FactRow>
    </>
  );
}

function SellerFacts({ facts }: { readonly facts: ApplicationFacts }) {
  const texts = useApplicationsTexts();
  const language = useLanguage();
  const row = (label: string, value: ReactNode) => <FactRow label={label}>{value}</FactRow>;
  return (
    <>
      {row(texts.businessName, <Written>{facts.businessName}</Written>)}
      {row(texts.businessNameTe, <Written>{facts.businessNameTe}</Written>)}
      {row(texts.gstin, <span className="num">{facts.gstin}</span>)}
      {row(texts.pan, <span className="num">{facts.pan}</span>)}
      {row(texts.town, <Written>{facts.town}</Written>)}
      {row(texts.townTe, <Written>{facts.townTe}</Written>)}
      {row(texts.state, stateName(facts.state, language))}
      {row(texts.postalCode, <span className="num">{facts.postalCode}</span>)}
    </>
  );
}

function Delivery({ facts }: { readonly facts: ApplicationFacts }) {
  const texts = useApplicationsTexts();
  return (
    <>
      <h3 className="t-note b">{texts.delivery}</h3>
      <dl>
        <FactRow label={texts.deliveryPins}>{facts.deliveryPins}</FactRow>
        <FactRow label={texts.deliveryCharge}>{facts.deliveryCharge}</FactRow>
        <FactRow label={texts.deliveryDays}>{facts.deliveryDays}</FactRow>
        <FactRow label={texts.cashOnDelivery}>{facts.deliveryCash ? texts.yes : texts.no}</FactRow>
      </dl>
    </>
  );
}

function Licences({ facts }: { readonly facts: ApplicationFacts }) {
  const texts = useApplicationsTexts();
  const heldKinds = licenceKinds.filter((kind) => facts[`${kind}Held`]);
  return (
    <>
      <h3 className="t-note b">{texts.licences}</h3>
      {heldKinds.length === 0 && <p className="c2">{texts.noLicences}</p>}
      <ul className="stack-s">
        {heldKinds.map((kind) => (
          <Licence key={kind} kind={kind} facts={facts} />
        ))}
      </ul>
    </>
  );
}

function Licence({ kind, facts }: { readonly kind: ApplicationLicence; readonly facts: ApplicationFacts }) {
  const texts = useApplicationsTexts();
  const language = useLanguage();
  const until = momentOfDay(facts[`${kind}Until`]);
  const scan = facts[`${kind}Scan`];
  return (
    <li className="apply-licence">
      {scan !== "" && (
        <a className="apply-scan" href={pictureUrl(scan, 1280)} target="_blank" rel="noreferrer">
          <Photo picture={pictureUrl(scan)} alt={texts.scanOf(texts[kind])} sizes="96px" />
        </a>
      )}
      <span className="min-w-0">
        <b className="block">{texts[kind]}</b>
        <span className="t-small c2 break-words">
          {Number.isNaN(until)
            ? facts[`${kind}Number`]
            : texts.licenceUntil(facts[`${kind}Number`], formatDate(until, language))}
        </span>
      </span>
    </li>
  );
}

function accountIn({ accountKind, holder, upiId, accountNumber, ifsc }: ApplicationFacts): PayoutAccount {
  if (accountKind === "upi") return { kind: "upi", holder, upiId };
  return { kind: "bank", holder, accountNumber, ifsc };
}
