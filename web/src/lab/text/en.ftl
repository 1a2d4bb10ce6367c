# The words of the lab, loaded with its page alone. The names of data are in the games' folders (data/text).
lab = Lab
lab-text = Change a number of a game, see at once whether it holds together, have bots play it against the original on the same deals, and sit down at it yourself.
lab-is-off = This server has no lab: comparisons take a processor, and its owner has not turned them on. On your own machine, `quintessence play` has it.
lab-sheet = Table
lab-sheets = Tables of the game
lab-changed-here = { $count ->
    [one] one change
   *[other] { $count } changes
}
lab-wrong-here = something is wrong here
lab-printed = printed
lab-printed-why = As the rulebook or the components have it
lab-reconstructed = reconstructed
lab-reconstructed-why = Ours, since the printed sheet is not known
lab-value = Value
lab-yes = yes
lab-no = no
lab-fixed = the rules rest on this
lab-was = was { $value }
lab-new = new
lab-row-name = Key of the new row
lab-copy-row = Add a row like this one
lab-copy-of = Add a row like { $name }
lab-remove-row = Remove this row
lab-remove = Remove { $name }
lab-range = A whole number from { $least } to { $most }.
lab-list = A list in brackets: texts in quotes, with commas between them.
lab-footnote = Choose a cell to read what it stands for. Ctrl Z takes a change back.

lab-variant = Your variant
lab-name = Its name
lab-name-example = Grand cities
lab-untouched = Nothing is changed yet.
lab-checking = Being checked…
lab-faults = { $count ->
    [one] One thing is wrong: it is marked in its cell.
   *[other] { $count } things are wrong: each is marked in its cell.
}
lab-alike = This comes to the same as the original.
lab-right = It can be played: { $matches } trial games went to their end.
lab-differences = { $count ->
    [one] One difference
   *[other] { $count } differences
}
lab-added = added
lab-removed = removed
lab-revert = Take this back: { $what }
lab-revert-short = Take this back
lab-undo = Undo
lab-redo = Redo
lab-reset = Begin again
lab-play = Play this variant
lab-save-toml = Data file (TOML)
lab-save-csv = This table (CSV)
lab-open-file = Open a file (TOML, CSV)
lab-open-text = A data file stands for the whole variant, a CSV for the table shown.
lab-opened-faults = The file cannot be read: { $where } { $what }

lab-compare = Compare
lab-compare-text = Bots play the original and your variant on the same deals, in the same seats. Results come while they play, and their intervals hold whenever you look: stop when you have seen enough.
lab-compare-what = Change something first: then there is something to compare.
lab-compare-start = Compare
lab-seats = Players
lab-bots = Bots
lab-games = Deals, at most
lab-until-sure = Stop once the direction is clear
lab-options = What is played
lab-stop = Stop here
lab-report = Report
lab-writing = The report is being written…
lab-progress = Deals played
lab-waiting = { $place ->
    [0] Yours is next.
    [one] One comparison is before yours.
   *[other] { $place } comparisons are before yours.
}
lab-running = { $games } of { $planned } deals are played.
lab-left-seconds = About { $count ->
    [one] one second
   *[other] { $count } seconds
} left.
lab-left-minutes = About { $count ->
    [one] one minute
   *[other] { $count } minutes
} left.
lab-over = { $games ->
    [one] One deal was played.
   *[other] { $games } deals were played.
}
lab-ended-games = All that were asked for.
lab-ended-minutes = The time for one comparison was up.
lab-ended-sure = The direction was clear.
lab-ended-width = It was known well enough.
lab-ended-stopped = You stopped there.
lab-ended-memory = It needed more memory than there is for one comparison.
lab-failed = The comparison broke off. What it found until then is below, if anything.

lab-result-changed = { $changed ->
    [0] Not one of { $games } games went another way: these bots do not feel the change.
   *[other] { $changed } of { $games } games went another way.
}
lab-result-chief = { $measure }: { $base } with the original, { $other } with your variant. { $verdict ->
    [higher] It is higher, by { $low } to { $high }.
    [lower] It is lower, by { $high } to { $low }.
   *[other] Which way it goes is not known yet: the difference lies between { $low } and { $high }.
}
lab-result-pairing = { $gain ->
    [little] Playing the same deals gained little (correlation { $correlation }).
   *[other] Playing the same deals saved work: with other deals it would have taken { $saved } times as many games (correlation { $correlation }).
}
lab-result-crashed = { $count ->
    [one] One game broke off, and does not count.
   *[other] { $count } games broke off, and do not count.
}
lab-result-differ = Of { $all } measures { $count ->
    [0] none is sure to differ by itself.
    [one] one is sure to differ by itself.
   *[other] { $count } are sure to differ by themselves.
} Of twenty without a difference one seems to have one.
lab-measures = Measures
lab-measure = Measure
lab-package = Original
lab-difference = Difference
lab-interval = Where it lies, 95 % sure
lab-sure = sure
lab-no-difference = the same in every game
lab-too-few = too few games to say
lab-all = Show all { $count } measures
lab-fewer = Show the chief measures

error-lab-off = This server has no lab.
error-lab-one-run = You have a comparison under way: let it end, or stop it first.
error-lab-full = { $most } comparisons are under way or waiting. Please try again later.
error-lab-full-address = { $most } comparisons from your network are under way or waiting. Please try again later.
error-lab-no-run = This comparison is no longer kept: begin it again.
error-lab-no-report = There is no report of this comparison.
error-lab-same = Nothing differs from the original.
error-lab-unknown-sheet = This game has no table { $name }.
error-lab-not-toml = This file cannot be read as TOML: { $detail }
error-lab-other-file = This data file belongs to no table of this game: it has to say game = … as the game’s own file does.
error-lab-other-columns = The file has columns that this table has not: { $columns }
error-variant-refused = Something in the tables is wrong: it is marked there.
error-sheet-not-csv = this table cannot be read: { $detail }
error-sheet-no-name = the first column must be called “name”, found: { $found }
error-sheet-column = this column cannot be
error-sheet-twice = this is there twice
error-sheet-name = this is no name of a row: small letters, digits and _, found: { $found }
error-sheet-row-too-long = this row has more cells than there are columns
error-sheet-cell = this cannot be read: a list stands in brackets, its texts in quotes
error-sheet-mixed = this does not go with the rest of the row
error-sheet-gap = a list has no gaps: this is empty, and a later one is not
file-data = Basics
