import { Button } from "#engine/web/ui/button.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { type Column, Table } from "#engine/web/ui/table.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { OwnShippingRate } from "../../contract.ts";
import { useAreasTexts } from "./areas.texts.ts";

interface AreaListProps {
  readonly rates: readonly OwnShippingRate[];
  readonly onChange: (rate: OwnShippingRate) => void;
  readonly onRemove: (rate: OwnShippingRate) => void;
}

/** The areas: a table on wide screens, else a row for each. */
export function AreaList({ rates, ...acts }: AreaListProps) {
  const texts = useAreasTexts();
  const isWide = useIsWide();
  if (!isWide)
    return (
      <ul aria-label={texts.table}>
        {rates.map((rate) => (
          <AreaRow key={rate.rateId} rate={rate} {...acts} />
        ))}
      </ul>
    );
  const columns: readonly Column<OwnShippingRate>[] = [
    {
      id: "pinPrefix",
      head: texts.pinCodes,
      cell: ({ pinPrefix }) => (
        <>
          <span className="b num block">{texts.all(pinPrefix)}</span>
          <span className="t-small c2">{texts.holds(pinPrefix)}</span>
        </>
      ),
    },
    { id: "value", head: texts.orderValue, cell: (rate) => <OrderValue rate={rate} /> },
    {
      id: "charge",
      head: texts.charge,
      isFigure: true,
      isBold: true,
      cell: (rate) => <Charge rate={rate} />,
    },
    { id: "time", head: texts.time, cell: ({ leadDays }) => texts.days(leadDays) },
    { id: "cash", head: texts.cash, cell: (rate) => (rate.isCashOnDelivery ? texts.yes : texts.no) },
    { id: "acts", head: texts.actions, cell: (rate) => <Acts rate={rate} {...acts} /> },
  ];
  return <Table label={texts.table} columns={columns} rows={rates} rowKey={({ rateId }) => String(rateId)} />;
}

function AreaRow({ rate, ...acts }: { readonly rate: OwnShippingRate } & Omit<AreaListProps, "rates">) {
  const texts = useAreasTexts();
  return (
    <li className="stack-s border-line border-t p-3 first:border-0">
      <div className="flex items-start justify-between gap-3">
        <span className="b num min-w-0">
          {rate.pinPrefix.length === 6 ? rate.pinPrefix : texts.holds(rate.pinPrefix)}
        </span>
        <span className="b">
          <Charge rate={rate} />
        </span>
      </div>
      <p className="t-note c2">
        {texts.orderValue}: <OrderValue rate={rate} /> · {texts.days(rate.leadDays)} · {texts.cash}:{" "}
        {rate.isCashOnDelivery ? texts.yes : texts.no}
      </p>
      <Acts rate={rate} {...acts} />
    </li>
  );
}

function OrderValue({ rate: { orderValueFromInPaise } }: { readonly rate: OwnShippingRate }) {
  const texts = useAreasTexts();
  return orderValueFromInPaise === 0 ? texts.anyValue : texts.from(formatPaise(orderValueFromInPaise));
}

function Charge({ rate: { chargeInPaise } }: { readonly rate: OwnShippingRate }) {
  const texts = useAreasTexts();
  return <span className="num">{chargeInPaise === 0 ? texts.free : formatPaise(chargeInPaise)}</span>;
}

function Acts({
  rate,
  onChange,
  onRemove,
}: { readonly rate: OwnShippingRate } & Omit<AreaListProps, "rates">) {
  const texts = useAreasTexts();
  const name = `${texts.all(rate.pinPrefix)} ${rate.orderValueFromInPaise === 0 ? "" : texts.from(formatPaise(rate.orderValueFromInPaise))}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button small look="second" aria-label={texts.changeNamed(name.trim())} onClick={() => onChange(rate)}>
        {texts.change}
      </Button>
      <Button small look="quiet" aria-label={texts.removeNamed(name.trim())} onClick={() => onRemove(rate)}>
        {texts.remove}
      </Button>
    </div>
  );
}
