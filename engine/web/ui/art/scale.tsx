/** Drawing of an empty page: a level scale, 160 x 120. */
export function ScaleDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="108" rx="52" ry="6" fill="var(--color-sunken,#ecece3)" />
      <path d="M80 18v84M62 104h36" stroke="#563a25" strokeWidth="5" strokeLinecap="round" />
      <path d="M30 34h100" stroke="#563a25" strokeWidth="4" strokeLinecap="round" />
      <circle cx="80" cy="18" r="7" fill="none" stroke="#fbae18" strokeWidth="3.5" />
      <path d="M32 34L16 70M32 34l16 36M128 34l-16 36M128 34l16 36" stroke="#8b8d80" strokeWidth="1.5" />
      <path d="M12 70h40q-4 14-20 14T12 70zM108 70h40q-4 14-20 14t-20-14z" fill="#2f8a4e" />
      <path d="M12 70h40M108 70h40" stroke="#0b552a" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
