import type { ReactNode } from "react";
import { Brand } from "#engine/web/ui/brand.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { Breakdown, MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Stepper } from "#engine/web/ui/goods/stepper.tsx";
import { Ticket } from "#engine/web/ui/goods/ticket.tsx";
import { usePartsTexts } from "./words.ts";

/** The five things the interface is made of. */
export function MotifParts() {
  const texts = usePartsTexts();
  return (
    <div className="kit-5">
      <Motif name={texts.sunna} text={texts.sunnaText} ground="cl is-brand">
        <Brand />
      </Motif>
      <Motif name={texts.anchu} text={texts.anchuText} ground="cl is-edge">
        <div className="anchu-lg" />
      </Motif>
      <Motif name={texts.thread} text={texts.threadText} ground="">
        <Stepper label={texts.thread} steps={["", "", ""]} current={1} />
      </Motif>
      <Motif name={texts.chitti} text={texts.chittiText} ground="su">
        <Breakdown title={texts.seed}>
          <MoneyRow job="sum" label={texts.total} paise={64_000} />
        </Breakdown>
      </Motif>
      <Motif name={texts.ticket} text={texts.ticketText} ground="">
        <Ticket paise={10_000} caption={texts.off} title="">
          {null}
        </Ticket>
      </Motif>
    </div>
  );
}

function Motif({
  name,
  text,
  ground,
  children,
}: {
  readonly name: string;
  readonly text: string;
  readonly ground: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className="card">
      <div className={classes("kit-v", ground)}>{children}</div>
      <figcaption>
        <b>{name}</b> {text}
      </figcaption>
    </figure>
  );
}

const swatches = [
  ["paper", "ink"],
  ["surface", "ink"],
  ["sunken", "ink-2"],
  ["ink", "surface"],
  ["ink-2", "surface"],
  ["leaf", "on-leaf"],
  ["leaf-deep", "on-leaf"],
  ["leaf-soft", "leaf-ink"],
  ["cloth", "on-cloth"],
  ["cloth-2", "on-cloth-2"],
  ["marigold", "on-marigold"],
  ["marigold-soft", "marigold-ink"],
  ["madder-soft", "madder-ink"],
  ["chilli", "on-chilli"],
  ["chilli-soft", "chilli-ink"],
  ["neeli-soft", "neeli-ink"],
  ["vanga-soft", "vanga-ink"],
  ["bed-seed", "ink"],
  ["bed-feed", "ink"],
  ["bed-care", "ink"],
  ["bed-tool", "ink"],
  ["snack", "on-snack"],
] as const;

/** Each ground with the words that stand on it. */
export function ColourParts() {
  return (
    <ul className="sws">
      {swatches.map(([ground, words]) => (
        <li
          key={ground}
          className="sw"
          lang="en"
          style={{ background: `var(--color-${ground})`, color: `var(--color-${words})` }}
        >
          <b>{ground}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** The steps of type, from display to small. */
export function TypeParts() {
  const texts = usePartsTexts();
  return (
    <div className="card pad stack-s">
      <p className="text-display b">
        <Money paise={12_345_600} />
      </p>
      <p className="t-headline">{texts.question}</p>
      <p className="t-title">{texts.paddy}</p>
      <p className="t-lead b">{texts.breakup}</p>
      <p>{texts.reading}</p>
      <p className="t-note c2">{texts.soldBy}</p>
      <p className="t-small c2">{texts.oneCoupon}</p>
    </div>
  );
}
