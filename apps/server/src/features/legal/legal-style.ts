/** The look of the legal pages: legible at 360 px, in the dark, and on paper. */
export const legalStyle = `:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 44rem; padding: 1rem 1.25rem 3rem; font: 1rem/1.6 "Noto Sans Telugu", "Noto Sans", Roboto, system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.3 }
h2 { font-size: 1.125rem; margin: 1.75rem 0 .25rem }
p, ul, dl { margin: .5rem 0 }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
nav a, .languages a { display: inline-block; padding: .6rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
footer { margin-top: 2rem; border-top: 1px solid; padding-top: .5rem }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dt { font-weight: 600; margin-top: .5rem } }
`;
