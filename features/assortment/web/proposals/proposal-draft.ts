import {
  isWeighed,
  type PackUnit,
  type ProductDraft,
  type ProposedPack,
  packUnits,
} from "../../contract/proposals.ts";
import { type TermsDraft, type TypedTerm, termsTyped, textOf } from "../products/terms-draft.ts";

/** A pack as it is typed; `key` stays with it while others come and go. */
export interface TypedPack extends TermsDraft {
  readonly key: number;
  readonly amount: string;
  readonly unit: PackUnit;
  readonly weight: string;
}

/** A proposed product as it is typed; the names are those under which the server refuses. */
export interface TypedProduct {
  readonly titleEn: string;
  readonly titleTe: string;
  readonly descriptionEn: string;
  readonly descriptionTe: string;
  readonly level2Id: string;
  readonly maker: string;
  readonly countryOfOrigin: string;
  readonly hsn: string;
  readonly licenceNeeded: string;
  readonly packs: readonly TypedPack[];
  /** Keys of the photos that are sent, in their order. */
  readonly photos: readonly string[];
}

let keys = 0;
const nothing = {
  priceInPaise: Number.NaN,
  mrpInPaise: Number.NaN,
  commissionInPaise: 0,
  onHand: Number.NaN,
};

/** A pack with nothing typed. */
export function emptyPack(): TypedPack {
  keys += 1;
  return { key: keys, amount: "", unit: "kg", weight: "" };
}

export const emptyProduct = (): TypedProduct => ({
  ...{ titleEn: "", titleTe: "", descriptionEn: "", descriptionTe: "" },
  ...{ level2Id: "", maker: "", countryOfOrigin: "IN", hsn: "", licenceNeeded: "none" },
  packs: [emptyPack()],
  photos: [],
});

/** A proposal in the fields of the form, to be changed. */
export function typedOf(draft: ProductDraft): TypedProduct {
  const { level2Id, licenceNeeded, packs, ...texts } = draft;
  return {
    ...texts,
    level2Id: String(level2Id),
    licenceNeeded: licenceNeeded ?? "none",
    packs: packs.map(typedPackOf),
  };
}

function typedPackOf({ amount, unit, weightInGrams, ...terms }: ProposedPack): TypedPack {
  const text = (term: TypedTerm): string => textOf(term, terms[term]);
  return {
    ...emptyPack(),
    ...{ amount, unit, weight: weightInGrams === null ? "" : String(weightInGrams) },
    priceInPaise: text("priceInPaise"),
    mrpInPaise: text("mrpInPaise"),
    commissionInPaise: text("commissionInPaise"),
    onHand: text("onHand"),
  };
}

/** What was typed as it is sent; what is wrong with it the server says, field by field. */
export function draftOf(typed: TypedProduct): ProductDraft {
  const { licenceNeeded } = typed;
  return {
    ...typed,
    level2Id: Number(typed.level2Id),
    licenceNeeded:
      licenceNeeded === "seed" || licenceNeeded === "fertiliser" || licenceNeeded === "insecticide"
        ? licenceNeeded
        : null,
    packs: typed.packs.map(packOf),
    photos: [...typed.photos],
  };
}

function packOf(typed: TypedPack): ProposedPack {
  const { amount, unit, weight } = typed;
  return {
    ...termsTyped(typed, nothing),
    amount: amount.trim(),
    unit,
    weightInGrams: isWeighed(unit) || weight.trim() === "" ? null : Number(weight.replace(/[,\s]/g, "")),
  };
}

/** The terms of a pack, for what the seller gets. */
export const termsOf = (typed: TypedPack) => termsTyped(typed, nothing);

export const isUnit = (value: string): value is PackUnit => packUnits.some((unit) => unit === value);
