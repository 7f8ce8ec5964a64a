/** Drawing of an empty page: an empty basket with a seedling, 160 x 120. */
export function BasketDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="104" rx="58" ry="7" fill="var(--color-sunken,#ecece3)" />
      <path d="M34 58h92l-12 40q-34 9-68 0z" fill="#dcc496" />
      <g stroke="#b2935a" strokeWidth="2" fill="none">
        <path d="M36 68q44 9 88 0M39 79q41 9 82 0M42 90q38 9 76 0" />
        <path d="M52 60l5 39M68 62l3 40M92 62l-3 40M108 60l-5 39" strokeDasharray="7 6" />
      </g>
      <ellipse cx="80" cy="58" rx="47" ry="11" fill="#b2935a" />
      <ellipse cx="80" cy="58.5" rx="40" ry="7.5" fill="#563a25" />
      <path d="M80 48V30" stroke="#0b552a" strokeWidth="2.5" />
      <g transform="translate(80 36) rotate(-150)">
        <path d="M0 0Q7 -6 20 0Q7 6 0 0Z" fill="#2f8a4e" />
      </g>
      <g transform="translate(80 32) rotate(-32)">
        <path d="M0 0Q7 -6 20 0Q7 6 0 0Z" fill="#5aa86c" />
      </g>
      <circle cx="122" cy="26" r="9" fill="none" stroke="#fbae18" strokeWidth="3.5" />
    </svg>
  );
}
