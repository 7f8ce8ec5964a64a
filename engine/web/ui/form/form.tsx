import type { ReactNode, Ref } from "react";
import { Note } from "../note.tsx";

/** A form that its page checks and sends itself; what went wrong with it as a whole stands first. */
export function Form({
  id,
  ref,
  close = false,
  trouble,
  onSubmit,
  children,
}: {
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLFormElement> | undefined;
  /** Less room between its fields, as in dialogs. */
  readonly close?: boolean;
  readonly trouble?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      ref={ref}
      id={id}
      className={close ? "stack-s" : "stack"}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {trouble && <Note job="trouble">{trouble}</Note>}
      {children}
    </form>
  );
}
