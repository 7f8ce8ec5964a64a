/** The look of the legal pages, in the colours of the app: legible at 360 px, in the dark, and on paper. */
export const legalStyle = `:root { color-scheme: light dark; --paper: #f5f4ee; --surface: #fff; --line: #dbdacf; --ink: #171b12; --ink-2: #45483c; --link: #0b552a; --soft: #dff6e1; --cloth: #04482a;
  --selvedge: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E%3Cpath fill='%23fbae18' d='M0 4l4-4 4 4v1.5H0z'/%3E%3Cpath fill='%2387292a' d='M0 5.5h8V8H0z'/%3E%3C/svg%3E") }
@media (prefers-color-scheme: dark) { :root { --paper: #0f130e; --surface: #1a1e17; --line: #343830; --ink: #f0efe7; --ink-2: #c1c2b6; --link: #96e4a1; --soft: #1c3422; --cloth: #0d321f } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, "Noto Sans Telugu", sans-serif }
html[lang="te"] body { line-height: 1.75 }
header { padding: 0 .75rem 8px; background: var(--selvedge) repeat-x left bottom var(--cloth) }
.bar { display: flex; align-items: center; justify-content: space-between; max-width: 44rem; margin: 0 auto }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; color: #fff }
main { box-sizing: border-box; max-width: 45.5rem; margin: 0 auto; padding: .75rem .75rem 1rem }
nav { display: flex; flex-wrap: wrap; gap: .5rem }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .875rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); color: var(--ink); text-decoration: none }
nav a[aria-current] { border-color: var(--link); background: var(--soft); color: var(--link); font-weight: 700 }
h1 { margin: 1.25rem 0 .25rem; font-size: 1.5rem; line-height: 1.4 }
h2 { margin: 0 0 .25rem; font-size: 1.125rem; line-height: 1.5 }
p { margin: .5rem 0 }
.intro { color: var(--ink-2) }
section, dl { margin: .75rem 0 0; padding: .875rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
ul { margin: .5rem 0; padding-left: 1.25rem }
section > :last-child { margin-bottom: 0 }
a { color: var(--link); overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dt { color: var(--ink-2) }
dd { margin: 0; overflow-wrap: anywhere }
a:focus-visible { outline: 3px solid #fbae18; outline-offset: 2px }
main a:focus-visible, footer a:focus-visible { outline-color: var(--link) }
footer { max-width: 44rem; margin: 0 auto; padding: 0 .75rem 2rem }
footer a { display: inline-flex; align-items: center; min-height: 2.75rem }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0 } dd + dt { margin-top: .5rem } }
@media print { header, nav, footer { display: none } section, dl { padding: 0; border: 0 } }
`;
