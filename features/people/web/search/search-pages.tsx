import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isMobileNo } from "#engine/contract/mobile-number.ts";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { GoodsGrid, GoodsSkeleton, goodsQuery } from "#features/catalogue/web";
import { useWishlist } from "#features/wishlist/web";
import type { PersonLine } from "../../contract.ts";
import { peopleFoundQuery } from "../api.ts";
import { PersonRow } from "../person-row.tsx";
import { usePeopleTexts } from "../words.ts";

/** So many of each stand on the first page; the links lead to all. */
const firstPeople = 4;
const firstProducts = 5;

type SearchPath = "/app/search" | "/app/search/users" | "/app/search/products";

/** The first people and products that a text finds. */
export function SearchPage() {
  return <Searched at="/app/search">{(q) => <FirstFound q={q} />}</Searched>;
}

/** All people that a text finds. */
export function PeopleFoundPage() {
  usePageTitle(usePeopleTexts().peopleFound);
  return <Searched at="/app/search/users">{(q) => <PeopleFound q={q} />}</Searched>;
}

/** All products that a text finds. */
export function ProductsFoundPage() {
  usePageTitle(usePeopleTexts().productsFound);
  return <Searched at="/app/search/products">{(q) => <ProductsFound q={q} />}</Searched>;
}

/** The field, and below it what its text finds; without a text nothing is searched. */
function Searched({
  at,
  children,
}: {
  readonly at: SearchPath;
  readonly children: (q: string) => ReactNode;
}) {
  const texts = usePeopleTexts();
  const { q = "" } = useSearch({ from: at });
  const navigate = useNavigate();
  return (
    <PageBody className="stack">
      <FindField
        label={texts.searchLabel}
        hint={texts.searchHint}
        action={texts.searchAction}
        asked={q}
        onFind={(typed) =>
          void navigate({ to: at, search: typed === "" ? {} : { q: typed }, replace: q !== "" })
        }
      />
      {q === "" ? <EmptyState drawing={<LanternDrawing />} title={texts.typeFirst} /> : children(q)}
    </PageBody>
  );
}

function FirstFound({ q }: { readonly q: string }) {
  const texts = usePeopleTexts();
  const people = useInfiniteQuery(peopleFoundQuery(q));
  const products = useInfiniteQuery(goodsQuery({ q }));
  const hasNobody = people.data?.pages[0]?.people.length === 0;
  const hasNothing = products.data?.pages[0]?.products.length === 0;
  if (hasNobody && hasNothing) return <Nothing q={q} />;
  return (
    <>
      <section className="stack-s" aria-label={texts.people}>
        <SectionHead title={texts.people} end={!hasNobody && <SeeAll to="/app/search/users" q={q} />} />
        <Answer
          to={people}
          isEmpty={({ pages }) => pages[0]?.people.length === 0}
          empty={<p className="t-note c2">{isMobileNo(q) ? texts.noPeopleByNumber : texts.noPeople}</p>}
        >
          {({ pages }) => <People people={pages[0]?.people.slice(0, firstPeople) ?? []} />}
        </Answer>
      </section>
      <section className="stack-s" aria-label={texts.products}>
        <SectionHead title={texts.products} end={!hasNothing && <SeeAll to="/app/search/products" q={q} />} />
        <Products q={q} first={firstProducts} />
      </section>
    </>
  );
}

function SeeAll({ to, q }: { readonly to: SearchPath; readonly q: string }) {
  return (
    <Link to={to} search={{ q }} className="link">
      {usePeopleTexts().seeAll}
    </Link>
  );
}

function People({ people }: { readonly people: readonly PersonLine[] }) {
  return (
    <ul className="card">
      {people.map((person) => (
        <PersonRow key={person.profileKey} of={person} />
      ))}
    </ul>
  );
}

function PeopleFound({ q }: { readonly q: string }) {
  const texts = usePeopleTexts();
  const people = useInfiniteQuery(peopleFoundQuery(q));
  return (
    <Answer
      to={people}
      isEmpty={({ pages }) => pages[0]?.people.length === 0}
      empty={<Nothing q={q} hint={isMobileNo(q) ? texts.noPeopleByNumber : undefined} />}
    >
      {({ pages }) => (
        <>
          <People people={pages.flatMap((page) => page.people)} />
          <LoadMore list={people} end={texts.end} />
        </>
      )}
    </Answer>
  );
}

function ProductsFound({ q }: { readonly q: string }) {
  const products = useInfiniteQuery(goodsQuery({ q }));
  const isEmpty = products.data?.pages[0]?.products.length === 0;
  if (isEmpty) return <Nothing q={q} />;
  return (
    <>
      <Products q={q} />
      {products.data && <LoadMore list={products} />}
    </>
  );
}

/** The products of the store's own search; all that have come, or the `first` ones. */
function Products({ q, first }: { readonly q: string; readonly first?: number }) {
  const texts = usePeopleTexts();
  const { heartOf } = useWishlist();
  return (
    <Answer
      to={useInfiniteQuery(goodsQuery({ q }))}
      loading={<GoodsSkeleton count={firstProducts} />}
      isEmpty={({ pages }) => pages[0]?.products.length === 0}
      empty={<p className="t-note c2">{texts.noProducts}</p>}
    >
      {({ pages }) => (
        <>
          {pages[0]?.isLoose && <p className="t-note c2">{texts.loose}</p>}
          <GoodsGrid products={pages.flatMap((page) => page.products).slice(0, first)} heartOf={heartOf} />
        </>
      )}
    </Answer>
  );
}

function Nothing({ q, hint }: { readonly q: string; readonly hint?: string | undefined }) {
  const texts = usePeopleTexts();
  return (
    <EmptyState drawing={<LanternDrawing />} title={texts.nothing(q)}>
      {hint ?? texts.nothingHint}
    </EmptyState>
  );
}
