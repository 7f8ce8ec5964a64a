import type { LucideIcon } from "lucide-react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";

/** A small act below words: a sign, a word, and how many did it, where anybody did. */
export function Act({
  shape,
  text,
  count = 0,
  isOn,
  busy = false,
  onPress,
}: {
  readonly shape: LucideIcon;
  readonly text: string;
  readonly count?: number;
  /** Whether the person has done it; left out where it cannot be taken back. */
  readonly isOn?: boolean;
  readonly busy?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Button look={isOn ? "second" : "quiet"} small busy={busy} aria-pressed={isOn} onClick={onPress}>
      <Icon shape={shape} size="row" />
      {text}
      {count > 0 && <span className="num">{count}</span>}
    </Button>
  );
}
