import type { ReactNode } from "react";
import { useSession } from "#engine/web/data/session.ts";
import { WheelDrawing } from "#engine/web/ui/art/wheel.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Dock, PageBody } from "#engine/web/ui/page/page.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { useOrdersTexts } from "../words.ts";

/** The order could not be placed, or nobody knows yet: what happens now. */
export function OrderFailedPage(): ReactNode {
  const texts = useOrdersTexts();
  const session = useSession();
  const firstName = wordsIn(useLanguage(), {
    en: session?.firstName ?? "",
    te: session?.firstNameTe,
  }).text;
  return (
    <>
      <PageBody hasDock>
        <Card pad className="empty mx-auto max-w-160">
          <WheelDrawing />
          <h1 className="only-d sr">{texts.failedTitle}</h1>
          <h2 className="h2">{texts.oops}</h2>
          <div className="stack-s mt-1 max-w-100 text-left">
            {firstName && (
              <p className="b">
                <Written>{texts.dear(firstName)}</Written>
              </p>
            )}
            <p>{texts.failedDelay}</p>
            <p>{texts.failedConfirmation}</p>
            <p>{texts.failedRefund}</p>
            <p className="b">{texts.failedThanks}</p>
          </div>
          <div className="only-d mt-3 w-full max-w-100">
            <ButtonLink wide to="/app/store/checkout/confirm">
              {texts.tryAgain}
            </ButtonLink>
            <ButtonLink wide look="second" className="mt-2" to="/app/store">
              {texts.continueShopping}
            </ButtonLink>
          </div>
        </Card>
      </PageBody>
      <div className="only-m">
        <Dock>
          <ButtonLink className="flex-1" look="second" to="/app/store">
            {texts.continueShopping}
          </ButtonLink>
          <ButtonLink className="flex-1" to="/app/store/checkout/confirm">
            {texts.tryAgain}
          </ButtonLink>
        </Dock>
      </div>
    </>
  );
}
