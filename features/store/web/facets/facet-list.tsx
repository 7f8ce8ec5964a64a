import type { ReactNode } from "react";
import { useState } from "react";
import { Chip } from "#engine/web/ui/chip.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { useFacetTexts } from "./facets.texts.ts";

/** A value of a facet that can be chosen. */
export interface FacetValue<Value> {
  readonly value: Value;
  readonly text: ReactNode;
  /** How many products it shows, as it is written; undefined where that is not known. */
  readonly counted: string | undefined;
}

interface FacetProps<Value> {
  readonly name: string;
  readonly values: readonly FacetValue<Value>[];
  readonly isChosen: (value: Value) => boolean;
  readonly onToggle: (value: Value) => void;
}

const shownAtFirst = 6;

/** The values of a facet as boxes to tick, the first few of them until all are asked for; what is chosen is always shown. */
export function TickFacet<Value extends string | number>(props: FacetProps<Value>) {
  return (
    <FacetValues {...props}>
      {({ value, text, counted }) => (
        <TickBox key={value} checked={props.isChosen(value)} onChange={() => props.onToggle(value)}>
          <FacetWords text={text} counted={counted} />
        </TickBox>
      )}
    </FacetValues>
  );
}

/** The values of a facet as chips side by side. */
export function ChipFacet<Value extends string | number>(props: FacetProps<Value>) {
  return (
    <FacetValues {...props} className="facet-chips">
      {({ value, text, counted }) => (
        <Chip key={value} chosen={props.isChosen(value)} onClick={() => props.onToggle(value)}>
          <FacetWords text={text} counted={counted} />
        </Chip>
      )}
    </FacetValues>
  );
}

/** A name with its count. */
export function FacetWords({ text, counted }: Pick<FacetValue<unknown>, "text" | "counted">) {
  return (
    <>
      <span className="overflow-anywhere">{text}</span>{" "}
      {counted !== undefined && <span className="c3 num font-normal">{counted}</span>}
    </>
  );
}

function FacetValues<Value>({
  name,
  values,
  isChosen,
  className = "",
  children,
}: Omit<FacetProps<Value>, "onToggle"> & {
  readonly className?: string;
  readonly children: (value: FacetValue<Value>) => ReactNode;
}) {
  const texts = useFacetTexts();
  const [isAll, setIsAll] = useState(false);
  if (values.length === 0) return null;
  const shown = isAll ? values : values.filter(({ value }, at) => at < shownAtFirst || isChosen(value));
  return (
    <fieldset className="facet">
      <legend className="b">{name}</legend>
      <div className={className}>{shown.map(children)}</div>
      {(shown.length < values.length || isAll) && (
        <button type="button" className="linkish" onClick={() => setIsAll(!isAll)}>
          {isAll ? texts.fewer : texts.more(values.length)}
        </button>
      )}
    </fieldset>
  );
}
