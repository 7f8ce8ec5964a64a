import type { ReactNode } from "react";
import { BasketDrawing } from "../art/basket.tsx";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "./page-states.tsx";

/** An empty list whose way on is the store. */
export function EmptyWithStore({
  title,
  toStore,
  children,
}: {
  readonly title: string;
  /** What the way to the store reads. */
  readonly toStore: string;
  readonly children?: ReactNode;
}) {
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={title}
      action={
        <ButtonLink to="/app/store" search={{}}>
          {toStore}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
