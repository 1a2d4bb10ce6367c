// What a first visit to a table loads, compressed: everything but the other pages, the cover and the other language.
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = new URL('../../src/quintessence/web_dist/assets/', import.meta.url);
const elsewhere = /^(Lobby|Learn|Rules|rules|MyGames|GameList|Share|Credits|Cover|fr-)/;
const totals = { plain: 0, gzip: 0, brotli: 0 };
for (const name of readdirSync(folder).sort()) {
    if (elsewhere.test(name)) continue;
    const file = readFileSync(new URL(name, folder));
    const isFont = name.endsWith('.woff2');
    totals.plain += file.length;
    totals.gzip += isFont ? file.length : gzipSync(file).length;
    totals.brotli += isFont ? file.length : brotliCompressSync(file).length;
}
for (const [way, bytes] of Object.entries(totals)) console.log(`${way.padEnd(7)} ${(bytes / 1000).toFixed(1)} kB`);
if (totals.gzip > 250_000) {
    console.error('A first visit to a table loads more than 250 kB.');
    process.exit(1);
}
