/** Plays the seats held at this browser by chance, over the page's own transport, until the match is over. */
async ([id, most]) => {
  const ask = async (method, path, body) => {
    const { status, text } = await quintessence.request(method, path, body && JSON.stringify(body));
    return [status, JSON.parse(text)];
  };
  let drawn = 7;
  const among = (rows) => {
    drawn = (drawn * 1103515245 + 12345) % 2147483648;
    return rows[Math.floor(drawn / 65536) % rows.length];
  };
  for (let own = 0; own < most; ) {
    const [status, table] = await ask('GET', `/tables/${id}`);
    if (status !== 200) throw new Error(JSON.stringify(table));
    const { state } = table;
    if (state.outcome) return table;
    const { seat, legal, questions } = state;
    if (!legal.length) {
      await new Promise((later) => setTimeout(later, 30)); // a bot thinks
      continue;
    }
    const [played, answer] = await ask('POST', `/tables/${id}/play`, { seat, question: questions[seat], row: among(legal).row });
    if (played !== 200 && answer.code !== 'stale') throw new Error(JSON.stringify(answer)); // a bot answered first
    own += 1;
  }
  return (await ask('GET', `/tables/${id}`))[1];
}
