/** How the page looks, by day and by night. */
export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #e6e9f0); --page: light-dark(#fbfbf8, #14171f); --soft: light-dark(#5a6275, #a0a9bb); --line: light-dark(#d9dce3, #343a48); --mark: light-dark(#2f5fa8, #7fa8e8); --good: light-dark(#1b7a43, #2f9a5d); --bad: light-dark(#b3261e, #c2473f) }
* { box-sizing: border-box }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 1180px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin-bottom: .2rem } h2 { font-size: 1.05rem; margin: 2rem 0 .4rem }
p { margin: .3rem 0; max-width: 70ch } .soft, .tick { color: var(--soft); fill: var(--soft) } .tick { font-size: 11px }
a { color: var(--mark) } code { font-size: .9em; overflow-wrap: anywhere }
dl.run { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dl.run dt { color: var(--soft) } dl.run dd { margin: 0 }
svg { width: 100%; min-width: 540px; max-width: 780px; height: auto; font-size: 13px; display: block } svg text { fill: var(--ink) } svg text.tick { fill: var(--soft) }
svg circle, svg rect { fill: var(--mark) } .interval { stroke: var(--mark); stroke-width: 2 }
.grid { stroke: var(--line) } .half { stroke: var(--soft); stroke-dasharray: 3 3 }
.scroll { overflow-x: auto; max-width: 100% } .scroll:focus-visible { outline: 2px solid var(--mark) }
table { border-collapse: collapse; min-width: 100% } caption { text-align: left; color: var(--soft); padding-bottom: .3rem }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top } th { font-weight: 600 }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
thead button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; white-space: nowrap }
thead button::after { content: " ↕"; color: var(--soft) } [aria-sort=ascending] button::after { content: " ↑" } [aria-sort=descending] button::after { content: " ↓" }
table.matrix { min-width: 0 } .matrix td { text-align: center; white-space: nowrap; min-width: 6.5rem; background: color-mix(in srgb, var(--side, transparent) var(--much, 0%), transparent) }
.matrix small { display: block } .cards dt { font-weight: 600; margin-top: .8rem } .cards dd { margin: 0 }
`;
