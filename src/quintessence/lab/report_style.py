"""How a report looks: light and dark as the reader's machine is, narrow and wide, and on paper."""

from __future__ import annotations

from typing import Final

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --ink: #22252b; --faint: #8a8f98; --edge: #d9d6cf; --link: #1d5fa8;
  --sure: #b3261e; --package: #5c6470;
  --series-1: #1d6fb8; --series-2: #b75a00; --series-3: #2f7d32; --series-4: #8a3fa0; --series-5: #8a6d00;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #16181c; --ink: #e6e4df; --faint: #8b929d; --edge: #3a3f47; --link: #8ab8f0;
    --sure: #ff8a80; --package: #b4bac4;
    --series-1: #6db3f2; --series-2: #f0a45a; --series-3: #7ccf80; --series-4: #d39ae6; --series-5: #d9bd4a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 54rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: .4rem 0; max-width: 46rem; }
a { color: var(--link); }
.summary { border-inline-start: 4px solid var(--series-1); padding-inline-start: 1rem; margin-top: 1.5rem; }
.summary h2 { margin-top: 0; }
figure { margin: 0; }
.plot { overflow-x: auto; }
.plot svg { display: block; width: 100%; min-width: 30rem; height: auto; overflow: visible; }
details { margin-top: .5rem; }
summary { cursor: pointer; padding: .4rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--edge); text-align: start; vertical-align: top; }
thead th { font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 400; min-width: 9rem; }
td { white-space: nowrap; }
code { font-size: .9em; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--edge); font-size: .85rem; padding-top: .5rem; }
@media print {
  :root { --paper: #fff; --ink: #000; --edge: #bbb; }
  body { font-size: 10pt; }
  section { break-inside: avoid; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  summary { list-style: none; }
  .plot, .scroll { overflow: visible; }
}
"""
