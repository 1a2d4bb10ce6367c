# A table without a server: everything runs in the browser.

local-loading = The table is being set up: { $percent }%. The rules can be read meanwhile.
local-elsewhere = Your tables are open in another tab. Only one can hold them at a time.
local-here = Play here
local-failed = The table could not start: { $detail }
local-again = Try again
local-full = The browser has no room left: what you play now is not stored. What was played before is safe. Delete games that you no longer need, or free some space.
local-server = With other people
local-server-says = Here everything runs in your browser, for you and those at your screen. Playing from several places, lists of open tables, notices of your turn and the lab need a server.
local-server-address = Address of a server
local-server-go = Go there
local-speed = Here bots of level 5 think as long as on a server, but examine 15 to 55 times fewer positions, depending on the game: they run without being compiled.

error-needs-server = That needs a server: here everything runs in your browser.
error-storage-full = The browser has no room left to store this. Delete games that you no longer need, or free some space.

## In place of what the page says where there is a server

welcome-text = Board games about earth, water, air and fire. Play against a bot or with someone beside you, here in your browser.
challenge-new-text = Choose a game; your browser draws a deal that you do not know either. Whoever has the link plays it.
error-server-error = Something went wrong at the table in your browser.
error-malformed-message = The table in your browser did not understand this page. Reload it.
error-storage-failed = Your browser could not store that, so it did not happen. Try again.
error-no-room-for-tables = Your browser holds no more tables. Delete some that you no longer need.
error-no-room-for-variants = Your browser holds no more variants.
error-no-room-for-documents = You have used all the room that there is here for this ({ $most } bytes).
error-too-many-documents = Your browser holds at most { $most } such things.
error-took-too-much = That takes more memory than there is here for one request.
