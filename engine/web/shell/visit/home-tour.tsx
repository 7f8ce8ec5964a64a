import { useLayoutEffect, useState } from "react";
import { completeHomeTour } from "../../browser/home-tour.ts";
import { Button } from "../../ui/button.tsx";
import { useCloseOnBack } from "../../ui/overlay/close-on-back.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { useVisitTexts } from "./visit.texts.ts";

/** What the header's icons carry as `data-tour`, in the order of the tour (HOME-019). */
const steps = [
  { icon: "help", text: "tourHelp" },
  { icon: "/app/wishlist", text: "tourWishlist" },
  { icon: "/app/store/checkout/cart", text: "tourCart" },
] as const;

/** Shows the three icons of the header one after the other; however it ends, it does not run again. */
export function HomeTour({ onClose }: { readonly onClose: () => void }) {
  const texts = useVisitTexts();
  const [at, setAt] = useState(0);
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  const end = (): void => {
    completeHomeTour();
    onClose();
  };
  useCloseOnBack(end);
  return (
    <Overlay className="tour" label={texts.tour} dismissible onClose={end}>
      <Ring key={step.icon} around={step.icon} />
      <p role="status">{texts[step.text]}</p>
      <div className="between mt-3">
        <span className="t-small c2">{texts.tourStep(at + 1, steps.length)}</span>
        <div className="flex gap-2">
          {!isLast && (
            <Button small look="quiet" onClick={end}>
              {texts.tourEnd}
            </Button>
          )}
          <Button small onClick={() => (isLast ? end() : setAt(at + 1))}>
            {isLast ? texts.tourDone : texts.tourNext}
          </Button>
        </div>
      </div>
    </Overlay>
  );
}

/** A ring around an icon of the header, where it is drawn at this moment. */
function Ring({ around }: { readonly around: string }) {
  const [place, setPlace] = useState<{ left: number; top: number; width: number; height: number }>();
  useLayoutEffect(() => {
    const look = (): void => {
      const icon = document.querySelector(`.hdr [data-tour="${around}"]`);
      if (!icon) return;
      const { left, top, width, height } = icon.getBoundingClientRect();
      setPlace({ left, top, width, height });
    };
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, [around]);
  return place && <span className="tour-ring" style={place} aria-hidden="true" />;
}
