import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
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
