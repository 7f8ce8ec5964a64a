/** Drawing of an empty page: a cart whose wheel came off, 160 x 120. */
export function WheelDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="108" rx="62" ry="6" fill="var(--color-sunken,#ecece3)" />
      <path d="M22 62h86l14-18H34z" fill="#a67c55" />
      <path
        d="M30 44q4-26 22-24t16 24zM66 44q6-20 22-18t14 18z"
        fill="#dcc496"
        stroke="#b2935a"
        strokeWidth="1.5"
      />
      <path d="M116 50l36-10" stroke="#563a25" strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(66 76)" fill="none">
        <circle r="28" stroke="#563a25" strokeWidth="6" />
        <circle r="5" fill="#563a25" />
        <path
          d="M0-26V-6M0 6V26M-26 0H-6M6 0H26M-18-18L-5-5M18 18L5 5M-18 18L-5 5"
          stroke="#563a25"
          strokeWidth="3"
        />
      </g>
      <path d="M92 58l10-8" stroke="#fbae18" strokeWidth="4" strokeLinecap="round" />
      <circle cx="132" cy="86" r="9" fill="none" stroke="#fbae18" strokeWidth="3.5" strokeDasharray="12 6" />
    </svg>
  );
}
