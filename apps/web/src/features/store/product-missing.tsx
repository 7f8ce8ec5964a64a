import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { useProductTexts } from "./product.texts.ts";

/** No such product: says so and leads back to the store. */
export function ProductMissing() {
  const texts = useProductTexts();
  return (
    <PageBody>
      <EmptyState
        drawing={<BasketDrawing />}
        title={texts.notFound}
        action={
          <ButtonLink to="/app/store" search={{}}>
            {texts.toStore}
          </ButtonLink>
        }
      >
        {texts.notFoundText}
      </EmptyState>
    </PageBody>
  );
}
