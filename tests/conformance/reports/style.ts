/** The look of the page: the colours of the system, one column, nothing wider than a phone. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d5da, #3a3a40); --bad: light-dark(#a4161a, #ff8a80); --good: light-dark(#1b6e3c, #7ddc9a); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #161618); color: light-dark(#1b1b1f, #ececf0); }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1.passed { color: var(--good); } h1.failed, dd b { color: var(--bad); }
h4 { margin: .75rem 0 .25rem; }
small { color: light-dark(#5a5a62, #b0b0b8); }
pre { margin: 0; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap; max-height: 24rem; overflow: auto; font-size: .875rem; }
details { border-bottom: 1px solid var(--line); padding: .25rem 0; }
summary { padding: .5rem 0; cursor: pointer; }
dl { margin: 0; } dd { margin: 0 0 .5rem 1rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.tiles div { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; }
.tiles b { display: block; font-size: 1.25rem; }
progress { width: 100%; accent-color: var(--good); }
@media print { details { break-inside: avoid; } }
`
