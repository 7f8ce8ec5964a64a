import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { ProductImage } from "#engine/web/ui/goods/product-image.tsx";
import { useDeferredArrival } from "#engine/web/ui/page/deferred-mount.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { Category } from "#features/store/contract/store.ts";
import { categoriesQuery } from "./api.ts";
import { useCatalogueTexts } from "./words.ts";

const placesWhileLoading = ["a", "b", "c", "d", "e", "f"] as const;

/**
 * The stalls of the store as small beds in one row that scrolls sideways; each leads to its goods. When the
 * categories cannot be had the row is left out: the goods below are reached without it.
 */
export function CategoryStrip({
  chosen,
}: {
  /** Slug of the chosen category; undefined where all goods are shown, null where none are. */
  readonly chosen: string | undefined | null;
}) {
  const texts = useCatalogueTexts();
  const { data: answer, isError } = useQuery(categoriesQuery);
  const data = useDeferredArrival(answer);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (data && chosen) bringIntoView(strip.current, chosen);
  }, [data, chosen]);
  if (isError) return null;
  return (
    <nav className="cats" aria-label={texts.categories} aria-busy={!data} ref={strip}>
      {data ? (
        <>
          <Link
            to="/app/store"
            className={classes("cat roomy", chosen === undefined && "on")}
            aria-current={chosen === undefined ? "true" : undefined}
            activeProps={quiet}
          >
            <ProductImage tint="tool" picture="./art/empty/basket.svg" eager />
            <span>{texts.all}</span>
          </Link>
          {data.categories.map((category) => (
            <CategoryLink key={category.slug} category={category} isChosen={category.slug === chosen} />
          ))}
        </>
      ) : (
        placesWhileLoading.map((place) => (
          <span key={place} className="cat roomy ghost">
            <span className="bed" />
            <i />
          </span>
        ))
      )}
    </nav>
  );
}

/** A name of more letters does not fit in two lines below the usual bed. */
const mostLettersOfUsualBed = 24;

function CategoryLink({ category, isChosen }: { readonly category: Category; readonly isChosen: boolean }) {
  const { text } = wordsIn(useLanguage(), category.title);
  const isLong = text.length > mostLettersOfUsualBed;
  return (
    <Link
      to="/app/store"
      search={{ category: category.slug }}
      className={classes("cat roomy", isLong && "long", isChosen && "on")}
      aria-current={isChosen ? "true" : undefined}
      activeProps={quiet}
      data-slug={category.slug}
    >
      <ProductImage tint={category.bed} picture={productPicture(category.drawing)} eager />
      <span>
        <Words of={category.title} />
      </span>
    </Link>
  );
}

/** The strip itself says which category is chosen. */
const quiet = { className: "", "aria-current": undefined, "data-status": undefined } as const;

/** Moves only the strip, never the page. */
function bringIntoView(strip: HTMLElement | null, slug: string): void {
  const link = strip?.querySelector<HTMLElement>(`[data-slug="${CSS.escape(slug)}"]`);
  if (!strip || !link) return;
  strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
}
