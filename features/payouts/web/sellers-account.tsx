import { useQuery } from "@tanstack/react-query";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { AccountCard } from "./account-card.tsx";
import { ownPayoutsQuery } from "./api.ts";
import { usePayoutsTexts } from "./words.ts";

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
