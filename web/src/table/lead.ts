/** Who leads, by the points that are known; nobody where several do, or where nobody has any yet. */
export function leader(points: number[]): number | null {
  const most = Math.max(0, ...points);
  const first = points.flatMap((point, seat) => (point === most ? [seat] : []));
  return most > 0 && first.length === 1 ? (first[0] ?? null) : null;
}
