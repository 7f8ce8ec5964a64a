/** Size in px and weight in hundreds of most that the first pages write, what stands highest first. */
const faces =
  "14 7,13 4,13 5,14 4,16 7,16 5,13 7,17 5,17 7,14 5,15 7,12.16 5,12.92 5,9.88 5,16 4,11 7,12 7,19 5,19 7,14.44 5,20 7";

/**
 * Has the browser find the device's letters, one size after the other, while the network is waited for. Some systems ask
 * another process for each, and a page that first needs them all at once stands still for it.
 */
export function findFaces(): void {
  const sample = document.createElement("p");
  sample.textContent = "aఅ";
  sample.ariaHidden = "true";
  document.body.append(sample);
  const [first, ...others] = faces.split(",");
  const find = (face = "", ...later: string[]): void => {
    if (!face) {
      sample.remove();
      return;
    }
    const [size, weight] = face.split(" ");
    sample.style.cssText = `position:fixed;visibility:hidden;font:${weight}00 ${size}px var(--font-sans)`;
    // Asked for, the width is worked out at once.
    sample.offsetWidth;
    setTimeout(find, 0, ...later);
  };
  find(first, ...others);
}
