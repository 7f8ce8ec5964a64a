/** Gives the browser of the tests this width in px, as a phone (360) or a wide screen (1280) has it. */
export function setViewportWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });
}
