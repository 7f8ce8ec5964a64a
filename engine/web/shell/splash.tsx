import { useEffect, useEffectEvent } from "react";
import { Brand } from "../ui/brand.tsx";
import { useCloseOnBack } from "../ui/overlay/close-on-back.tsx";
import { Overlay } from "../ui/overlay/overlay.tsx";
import { keepSplashSeen } from "./splash-seen.ts";
import { useVisitTexts } from "./visit/visit.texts.ts";

const stayMs = 3000;

/** The welcome of the first visit. It goes by itself after 3 s, at once with a press or Escape, and is shown once. */
export function Splash({ onClose }: { readonly onClose: () => void }) {
  const texts = useVisitTexts();
  const close = useEffectEvent(onClose);
  useCloseOnBack(onClose);
  useEffect(() => {
    keepSplashSeen();
    const timer = setTimeout(() => close(), stayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Overlay className="splash" label={texts.welcome} dismissible onClose={onClose}>
      <button type="button" className="splash-in" onClick={onClose}>
        <Brand />
        <span className="t-title">{texts.welcome}</span>
        <span>{texts.slogan}</span>
        <span className="anchu-lg splash-edge" aria-hidden="true" />
      </button>
    </Overlay>
  );
}
