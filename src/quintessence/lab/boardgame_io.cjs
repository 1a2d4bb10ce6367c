// A boardgame.io server for the benchmark, in memory: discs dropped into columns, until four are in a row or all is full;
// then the board is cleared, so that play never ends.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [WIDTH, HEIGHT] = [7, 6];
const LINES = [];
for (let column = 0; column < WIDTH; column++)
  for (let row = 0; row < HEIGHT; row++)
    for (const [right, up] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
      const line = [0, 1, 2, 3].map((step) => [column + step * right, row + step * up]);
      if (line.every(([c, r]) => c < WIDTH && r >= 0 && r < HEIGHT)) LINES.push(line.map(([c, r]) => c * HEIGHT + r));
    }

const game = {
  name: "columns",
  setup: () => ({ cells: Array(WIDTH * HEIGHT).fill(null), games: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const start = column * HEIGHT;
      let row = 0;
      while (row < HEIGHT && G.cells[start + row] !== null) row++;
      if (!(column >= 0 && column < WIDTH) || row === HEIGHT) return INVALID_MOVE;
      G.cells[start + row] = playerID;
      const isWon = LINES.some((line) => line.every((cell) => G.cells[cell] === playerID));
      if (isWon || G.cells.every((cell) => cell !== null)) {
        G.cells.fill(null);
        G.games += 1;
      }
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
