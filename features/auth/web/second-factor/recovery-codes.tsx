import { Button } from "#engine/web/ui/button.tsx";
import { Card, SectionHead } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { useSecondFactorTexts } from "./second-factor.texts.ts";

/** The recovery codes, shown once. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const texts = useSecondFactorTexts();
  return (
    <Card pad>
      <div className="stack">
        <Note job="done">{texts.turnedOn}</Note>
        <SectionHead title={texts.recoveryTitle} />
        <p>{texts.recovery}</p>
        <ul className="num grid grid-cols-2 gap-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button wide onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </Card>
  );
}
