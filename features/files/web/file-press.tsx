import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";

/** A button that opens the device's files, or its camera, for one picture or `many`. */
export function FilePress({
  onFile,
  shape,
  fromCamera = false,
  isInvalid = false,
  many = false,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly shape: LucideIcon;
  readonly fromCamera?: boolean;
  readonly isInvalid?: boolean;
  /** `onFile` is called for each chosen picture. */
  readonly many?: boolean;
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
        multiple={many}
        aria-label={typeof children === "string" ? children : undefined}
        aria-invalid={isInvalid || undefined}
        {...(fromCamera && { capture: "environment" as const })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after a refusal.
          target.value = "";
          for (const file of files) onFile(file);
        }}
      />
    </span>
  );
}
