import type { Font } from "fontkit";

type Anchored = (mark: object | null, base: object | null, ...rest: unknown[]) => unknown;
interface PositioningPrototype {
  applyAnchor: Anchored;
}

/**
 * fontkit throws on శ్రీ and ఆంధ్రప్రదేశ్: Noto Sans Telugu leaves some anchors of marks empty, as the format allows,
 * and fontkit reads them. An empty anchor places nothing; after this call of the process every font does so.
 */
export function allowMissingAnchors(telugu: Font): void {
  const font = telugu as unknown as {
    layout(text: string): void;
    _layoutEngine: { engine: { GPOSProcessor: object } };
  };
  font.layout("క");
  const positioning = Object.getPrototypeOf(font._layoutEngine.engine.GPOSProcessor) as PositioningPrototype;
  const { applyAnchor } = positioning;
  positioning.applyAnchor = function (this: unknown, mark, base, ...rest) {
    return mark && base ? applyAnchor.call(this, mark, base, ...rest) : undefined;
  };
}
