/** Drawing of an empty page: a lit lantern, 160 x 120. */
export function LanternDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="108" rx="44" ry="6" fill="var(--color-sunken,#ecece3)" />
      <circle cx="80" cy="64" r="40" fill="#fbae18" opacity=".18" />
      <path d="M64 34q16-22 32 0" fill="none" stroke="#232a1d" strokeWidth="3" />
      <path d="M66 34h28l4 10H62z" fill="#87292a" />
      <path d="M62 44q-8 22 0 44h36q8-22 0-44z" fill="#fff3d6" stroke="#b2935a" strokeWidth="2" />
      <path d="M80 54c7 9 9 13 9 18a9 9 0 0 1-18 0c0-5 2-9 9-18z" fill="#fbae18" />
      <path d="M58 88h44l3 14H55z" fill="#87292a" />
      <path d="M62 44v44M98 44v44" stroke="#232a1d" strokeWidth="2" />
    </svg>
  );
}
