import { Link } from "@tanstack/react-router";
import { useMayDo } from "#engine/web/data/seller-work.ts";

/** The number of an order; it leads there for those who may open received orders. */
export function OrderNumber({ orderId, look = "" }: { readonly orderId: string; readonly look?: string }) {
  const mayOpen = useMayDo("orders");
  if (!mayOpen) return <span className={`num ${look}`}>#{orderId}</span>;
  return (
    <Link className={`link num ${look}`} to="/app/sell/orders/$orderId" params={{ orderId }}>
      #{orderId}
    </Link>
  );
}
