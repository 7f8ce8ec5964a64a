import type { ChatCustomer } from "../../contract/shapes.ts";

/** Name, phone and e-mail as support is shown them; what is missing is left out. */
export function CustomerFacts({ customer: { name, phone, email } }: { readonly customer: ChatCustomer }) {
  return (
    <ul className="t-note c2 break-words">
      {[name, phone, email]
        .filter((fact) => fact !== "")
        .map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
    </ul>
  );
}
