import type { ReactNode } from "react";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { type Language, useLanguage } from "#engine/web/words/language.ts";
import type { ProductView, ToxicityClass } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";

const basisPointsOfOnePercent = 100;

/** The facts of a product: its description, properties, and the details required by law. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  const texts = useProductTexts();
  const language = useLanguage();
  const rate = product.gstRateInBasisPoints / basisPointsOfOnePercent;
  return (
    <section className="band">
      <h2 className="h2 mb-1.5">{texts.about}</h2>
      <p className="mb-3 t-note">
        <Words of={product.description} />
      </p>
      <dl className="spec">
        {product.facts.map((fact) => (
          <Fact key={fact.name.en} name={<Words of={fact.name} />}>
            {fact.toxicity && <ToxicityMark colour={fact.toxicity} />}
            <Words of={fact.value} />
          </Fact>
        ))}
        <Fact name={texts.maker}>
          <Written>{product.maker}</Written>
        </Fact>
        <Fact name={texts.countryOfOrigin}>
          {product.countryOfOrigin === "IN" ? texts.india : countryName(product.countryOfOrigin, language)}
        </Fact>
        <Fact name={texts.hsn}>
          <span className="num">{product.hsn}</span>
        </Fact>
        <Fact name={texts.gst}>
          <span className="num">{texts.percent(String(rate))}</span>
        </Fact>
      </dl>
      {product.licenceNeeded === "insecticide" && <p className="mt-3 t-small c2">{texts.labelHolds}</p>}
    </section>
  );
}

/** The triangle of the label; the text beside it names its colour. */
function ToxicityMark({ colour }: { readonly colour: ToxicityClass }) {
  return (
    <svg className={`tox ${colour}`} viewBox="0 0 16 14" aria-hidden="true">
      <path d="M8 1 15 13H1Z" />
    </svg>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/**
 * The name of a two-letter country code, or the code if the browser knows none. A list of all country names would
 * take half the page's render time, and nearly every product is made in India.
 */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(`${language}-IN`, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
