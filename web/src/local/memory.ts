/** The memory of a Python that has imported everything, as web/tools/snapshot.mjs writes it: unpacks and completes it. */

/** Of WebAssembly's memory. */
const PAGE = 65_536;
/** So far back a repetition may lie, as tools/rest_for_site.py packs it. */
const WINDOW = 1 << 22;
const PIECE = 1 << 17;
/** The last codes of 32 bits say what went wrong. */
const FIRST_FAULT = 0xffff_ff80;

/** The runtime brings along what unpacks Zstandard, which no browser offers yet. */
type Unpacker = Record<
  'ZSTD_estimateDStreamSize' | 'ZSTD_initStaticDStream' | 'ZSTD_decompressStream',
  (...values: number[]) => number
>;

/**
 * Fills `whole` from what arrives, in an instance that has not run yet. Its own memory serves as the workshop, above all that it
 * begins with: whoever has the whole writes it over everything in there.
 */
export async function unpack(
  arriving: ReadableStream<Uint8Array>,
  instance: WebAssembly.Instance,
  whole: Uint8Array,
): Promise<void> {
  const memory = instance.exports['memory'] as WebAssembly.Memory;
  const first = memory.buffer.slice(0);
  memory.grow(Math.max(0, Math.ceil((whole.length - memory.buffer.byteLength) / PAGE)));
  let filled = 0;
  const piece = pieces(instance.exports as unknown as Unpacker, memory, first.byteLength, (bytes) => {
    whole.set(bytes, filled);
    filled += bytes.length;
  });
  const reader = arriving.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    for (let at = 0; at < read.value.length; at += PIECE) piece(read.value.subarray(at, at + PIECE));
  }
  if (filled !== whole.length) throw new Error(`the memory has ${filled} bytes instead of ${whole.length}`);
  complete(whole, new Uint32Array(first));
}

/** Takes packed pieces and gives unpacked ones, in a stretch of an instance's memory that begins at `start`. */
function pieces(
  { ZSTD_estimateDStreamSize, ZSTD_initStaticDStream, ZSTD_decompressStream }: Unpacker,
  { buffer }: WebAssembly.Memory,
  start: number,
  give: (bytes: Uint8Array) => void,
): (packed: Uint8Array) => void {
  const [result, source, packedAt, unpackedAt] = [start, start + 12, start + 24, start + 24 + PIECE];
  const room = unpackedAt + PIECE;
  const stream = ZSTD_initStaticDStream(room, ZSTD_estimateDStreamSize(WINDOW));
  const words = new Uint32Array(buffer);
  const bytes = new Uint8Array(buffer);
  return (packed) => {
    bytes.set(packed, packedAt);
    words.set([packedAt, packed.length, 0], source >>> 2);
    let given = PIECE;
    // What fills its room may have more to give, though nothing is left to take.
    while (given === PIECE || (words[(source >>> 2) + 2] ?? 0) < packed.length) {
      words.set([unpackedAt, PIECE, 0], result >>> 2);
      if (ZSTD_decompressStream(stream, result, source) >>> 0 >= FIRST_FAULT) throw new Error('the memory is damaged');
      given = words[(result >>> 2) + 2] ?? 0;
      give(bytes.subarray(unpackedAt, unpackedAt + given));
    }
  };
}

/** What travels lacks what an instance that has not run has anyway. */
function complete(whole: Uint8Array, first: Uint32Array): void {
  const start = new Uint32Array(whole.buffer, 0, 2)[1] ?? 0; // after a head of its own
  const rest = new Uint32Array(whole.buffer, start, first.length);
  for (let at = 0; at < first.length; at += 1) rest[at] = (rest[at] ?? 0) ^ (first[at] ?? 0);
}
