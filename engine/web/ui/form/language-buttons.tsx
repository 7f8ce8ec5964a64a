import { chooseLanguage, type Language, useLanguage } from "../../words/language.ts";
import { classes } from "../classes.tsx";
import { useWords } from "../words.texts.ts";

const closeDelayMs = 50;

/** English and Telugu side by side; every text changes at once. `onChosen` runs 50 ms after a press. */
export function LanguageButtons({ onChosen }: { readonly onChosen?: () => void }) {
  const words = useWords();
  const language = useLanguage();
  const choose = (chosen: Language): void => {
    chooseLanguage(chosen);
    if (onChosen) setTimeout(onChosen, closeDelayMs);
  };
  return (
    <fieldset className="lang">
      <legend className="sr">{words.language}</legend>
      <button
        type="button"
        lang="en"
        className={classes(language === "en" && "on")}
        aria-pressed={language === "en"}
        onClick={() => choose("en")}
      >
        {words.english}
      </button>
      <button
        type="button"
        className={classes(language === "te" && "on")}
        aria-pressed={language === "te"}
        onClick={() => choose("te")}
      >
        <span lang="en">{words.telugu}</span>
        <span lang="te" className="t-small">
          తెలుగు
        </span>
      </button>
    </fieldset>
  );
}
