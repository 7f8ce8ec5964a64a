import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { packTexts } from "#engine/contract/pack-text.ts";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import type { ReviewedProposal } from "../../contract/proposals.ts";
import { PhotoStrip } from "../photos/photo-strip.tsx";
import { countryName } from "../proposals/country-name.ts";
import { useProposalTexts } from "../proposals/proposal.texts.ts";
import { ProposalTag } from "../proposals/proposal-tag.tsx";
import { ReviewActions } from "./review-actions.tsx";

/** A proposed product with all that the platform admin checks, and the two decisions. */
export function ReviewCard({ proposal }: { readonly proposal: ReviewedProposal }) {
  const texts = useProposalTexts();
  const language = useLanguage();
  const { draft, reason } = proposal;
  const title = wordsIn(language, { en: draft.titleEn, te: draft.titleTe }).text;
  return (
    <Card pad aria-label={title}>
      <div className="flex items-start gap-3">
        <Thumb tint={proposal.bed} picture={productPicture(proposal.drawing)} />
        <div className="min-w-0 flex-1">
          <h2 className="h2">
            <span lang="en">{draft.titleEn}</span>
            {" · "}
            <span lang="te">{draft.titleTe}</span>
          </h2>
          <p className="t-small c2">
            <Written>{texts.bySeller(wordsIn(language, proposal.seller).text)}</Written>
            {" · "}
            <DateText at={proposal.proposedAt} />
          </p>
          {proposal.state !== "waiting" && <ProposalTag state={proposal.state} />}
          {reason && (
            <p className="t-note">
              <Written>{reason}</Written>
            </p>
          )}
        </div>
      </div>
      {draft.photos.length > 0 && (
        <div className="mt-3">
          <PhotoStrip photos={draft.photos} />
        </div>
      )}
      <div className="t-note mt-3 grid gap-3 lg:grid-cols-2">
        <p className="break-words whitespace-pre-line" lang="en">
          {draft.descriptionEn}
        </p>
        <p className="break-words whitespace-pre-line" lang="te">
          {draft.descriptionTe}
        </p>
        <Facts proposal={proposal} />
        <Packs packs={draft.packs} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Link
          className="link inline-flex min-h-11 items-center"
          to="/app/store"
          search={{ q: draft.titleEn }}
        >
          {texts.similar}
        </Link>
        {proposal.level3Id !== null && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to="/app/admin/products/$level3Id"
            params={{ level3Id: String(proposal.level3Id) }}
          >
            {texts.changePhotos}
          </Link>
        )}
        {proposal.state === "waiting" && <ReviewActions title={title} proposal={proposal} />}
      </div>
    </Card>
  );
}

function Facts({ proposal }: { readonly proposal: ReviewedProposal }) {
  const texts = useProposalTexts();
  const { draft, gstRateInBasisPoints: rate, hasLicence } = proposal;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.group, <Words key="group" of={proposal.group} />],
    [texts.maker, <Written key="maker">{draft.maker}</Written>],
    [texts.country, countryName(draft.countryOfOrigin, useLanguage())],
    [texts.hsn, rate === null ? draft.hsn : texts.hsnOption(draft.hsn, String(Math.round(rate) / 100))],
    [
      texts.licence,
      draft.licenceNeeded === null
        ? texts.licenceOf("none")
        : `${texts.licenceOf(draft.licenceNeeded)}: ${hasLicence ? texts.licenceGiven : texts.licenceNotGiven}`,
    ],
  ];
  return (
    <dl className="stack-s">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="t-small c2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Packs({ packs }: { readonly packs: ReviewedProposal["draft"]["packs"] }) {
  const texts = useProposalTexts();
  return (
    <ul className="stack-s" aria-label={texts.packsTitle}>
      {packs.map((pack) => (
        <li key={`${pack.amount} ${pack.unit}`}>
          <span className="b">
            <Words of={packTexts([{ value: String(Number(pack.amount)), unit: pack.unit }])} />
          </span>
          <span className="t-small c2 num block">
            {texts.packLine(formatPaise(pack.priceInPaise), formatPaise(pack.mrpInPaise))}
            {" · "}
            {texts.inStock(formatCount(pack.onHand))}
          </span>
        </li>
      ))}
    </ul>
  );
}
