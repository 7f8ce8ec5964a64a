import "./home.css";
import { CategoryStrip } from "#features/catalogue";
import { PageBody } from "#ui/page";
import { HomeHead } from "./home-head.tsx";
import { LatestProducts } from "./latest-products.tsx";

/** Home: greeting and search, the stalls of the store, the newest products. */
export function HomePage() {
  return (
    <>
      <HomeHead />
      <PageBody className="stack">
        <CategoryStrip chosen={null} />
        <LatestProducts />
      </PageBody>
    </>
  );
}
