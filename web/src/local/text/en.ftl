# A table without a server: everything runs in the browser.

local-loading = The rules are loading: { $percent }%. The rules can be read meanwhile.
local-elsewhere = Your tables are open in another tab. Only one can hold them at a time.
local-here = Play here
local-failed = The table could not start: { $detail }
local-again = Try again
local-full = The browser has no room left: what you play now is not stored. What was played before is safe. Delete games that you no longer need, or free some space.
local-server = With other people
local-server-says = Here everything runs in your browser, for you and those at your screen. Playing from several places, lists of open tables and notices of your turn need a server.
local-server-address = Address of a server
local-server-go = Go there
local-speed = Here bots of level 5 think as long as on a server, but examine 15 to 55 times fewer positions, depending on the game: they run without being compiled.

error-needs-server = That needs a server: here everything runs in your browser.
error-storage-full = The browser has no room left to store this. Delete games that you no longer need, or free some space.
