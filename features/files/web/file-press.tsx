import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";

/** A button that opens the device's files, or its camera, for one picture. */
export function FilePress({
  onFile,
  shape,
  fromCamera = false,
  isInvalid = false,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly shape: LucideIcon;
  readonly fromCamera?: boolean;
  readonly isInvalid?: boolean;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={fromCamera ? "picture-camera" : undefined}>
      <Button look="second" small onClick={() => input.current?.click()}>
        <Icon shape={shape} size="text" />
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={typeof children === "string" ? children : undefined}
        aria-invalid={isInvalid || undefined}
        {...(fromCamera && { capture: "environment" as const })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after a refusal.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </span>
  );
}
