import { useQuery } from "@tanstack/react-query";
import { Answer } from "#ui/answer";
import { AccountCard } from "./account-card.tsx";
import { ownPayoutsQuery } from "./payouts.api.ts";
import { usePayoutsTexts } from "./payouts.texts.ts";

/** Where a seller is paid to for his orders. */
export function SellersAccount() {
  const texts = usePayoutsTexts();
  const own = useQuery(ownPayoutsQuery);
  return (
    <Answer to={own}>
      {({ account }) => (
        <AccountCard account={account} title={texts.sellersAccount} missing={texts.noSellersAccount} />
      )}
    </Answer>
  );
}
