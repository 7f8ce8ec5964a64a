/** Drawing of an empty page: a coupon ticket, 160 x 120. */
export function TicketDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="106" rx="54" ry="6" fill="var(--color-sunken,#ecece3)" />
      <g transform="rotate(-8 80 60)">
        <path d="M28 34h104v14a9 9 0 0 0 0 18v20H28V66a9 9 0 0 0 0-18z" fill="#ffd88a" />
        <path d="M62 36v50" stroke="#87292a" strokeWidth="2" strokeDasharray="4 4" />
        <circle cx="45" cy="60" r="8" fill="none" stroke="#87292a" strokeWidth="3" />
        <path d="M74 52h44M74 62h32M74 72h20" stroke="#d98a00" strokeWidth="4" strokeLinecap="round" />
      </g>
      <path d="M120 20q18 6 12 24" stroke="#87292a" strokeWidth="2" strokeDasharray="4 4" fill="none" />
    </svg>
  );
}
