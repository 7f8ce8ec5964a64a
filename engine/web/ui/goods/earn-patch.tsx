import type { ReactNode } from "react";
import { Money } from "./money.tsx";

/** The stitched patch of the agent: your price, your margin, what the customer pays. */
export function EarnPatch({
  label,
  price,
  margin,
  customerPays,
}: {
  readonly label: string;
  readonly price: { readonly label: string; readonly paise: number };
  readonly margin: { readonly label: string; readonly paise: number };
  readonly customerPays: { readonly label: string; readonly paise: number };
}) {
  return (
    <section className="earnpatch" aria-label={label}>
      <dl className="tri">
        <Part label={price.label}>
          <Money paise={price.paise} />
        </Part>
        <Part label={margin.label} className="up">
          + <Money paise={margin.paise} />
        </Part>
        <Part label={customerPays.label}>
          <Money paise={customerPays.paise} />
        </Part>
      </dl>
    </section>
  );
}

function Part({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
