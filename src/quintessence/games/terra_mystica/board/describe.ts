/** The board in words, line by line: for everyone who does not see the drawing, and for tests. */
import type { Say, Values } from '$table';
import { CULTS, everyone, isOurs, kinds, read, type View, type Who } from './view.ts';

const dashed = (code: string): string => code.replaceAll('_', '-');

/** §14 What a card, a tile or a space is, and whether it is reconstructed. */
export const withSource = (view: View, part: string, text: string, say: Say): string =>
  isOurs(view, part) ? say('board-ours', { text }) : text;

/** A hex: its name, its terrain, and the building with its owner. */
export function hexInWords(view: View, name: string, who: (owner: Who) => string, say: Say): string {
  const [terrain, building, seat] = view.hexes[name] ?? [];
  const words = [name, say(terrain === undefined ? 'board-river' : `terrain-${terrain}`)];
  if (building !== undefined && seat !== undefined) words.push(say('board-building-of', { building, name: who(seat) }));
  if (view.towns.includes(name)) words.push(say('board-in-town'));
  const markers = view.trade_markers?.[name];
  if (markers) words.push(say('board-markers-of', { names: markers.map(who).join(', ') }));
  return words.join(', ');
}

/** A round's tile: what scores, what the cults bring at its end (nothing after the last), and what the Automa scores. */
export function roundInWords(view: View, at: number, say: Say): string {
  const last = at + 1 === view.round_tiles.length;
  const tile = view.round_tiles[at] ?? '';
  const words = [withSource(view, tile, say('board-round-tile', { number: at + 1, last, tile }), say)];
  if (view.automa) words.push(say('seat-automa'), say('board-points', { count: view.automa.tile_points[at] ?? 0 }));
  return words.join(' · ');
}

export function describe(values: Values, say: Say): string[] {
  const view = read(values);
  const who = (seat: Who): string => {
    if (seat === 'automa') return say('seat-automa');
    const faction = view.players[seat]?.faction;
    return faction ? say(`faction-${faction}`) : say('seat-numbered', { number: seat + 1 });
  };
  return [
    view.round ? say('board-text-round', { round: view.round }) : say('board-text-setup'),
    ...view.round_tiles.map((_, at) => `• ${roundInWords(view, at, say)}`),
    ...(view.end_tile ? [`• ${say('board-end-tile', { text: say(`score-${dashed(view.end_tile)}`) })}`] : []),
    ...view.players.flatMap((_, seat) => playerLines(view, seat, who, say)),
    ...automaLines(view, say),
    say('board-cults'),
    ...CULTS.map((cult) => {
      const steps = everyone(view).map((one) => say('board-cult-at', { name: who(one.who), step: one.cults[cult] }));
      const priests = view.cult_slots[cult].flatMap((seat) => (seat === null ? [] : [who(seat)]));
      return `• ${[say(`cult-${cult}`), ...steps, ...(priests.length ? [say('board-text-priests', { names: priests.join(', ') })] : [])].join(', ')}`;
    }),
    say('board-powers'),
    ...Object.keys(view.printed.power_actions).map(
      (name) =>
        `• ${withSource(view, name, say(`space-${name}`), say)}${view.used_spaces.includes(name) ? `, ${say('board-used')}` : ''}`,
    ),
    say('board-cards'),
    ...Object.entries(view.bonus_cards).map(
      ([card, { holder, coins }]) =>
        `• ${withSource(view, card, say('board-card', { card }), say)}${coins ? `, ${say('board-coins', { count: coins })}` : ''}${holder === null ? '' : `, ${who(holder)}`}`,
    ),
    say('board-map'),
    ...Object.keys(view.hexes)
      .filter((hex) => view.hexes[hex]?.[1] !== undefined)
      .map((hex) => `• ${hexInWords(view, hex, who, say)}`),
    ...(view.sea?.canals ?? []).map(([one, other]) => `• ${say('board-canal', { one, other })}`),
    ...view.bridges.map(([one, other, seat]) => `• ${say('board-text-bridge', { one, other, name: who(seat) })}`),
  ];
}

function playerLines(view: View, seat: number, who: (seat: Who) => string, say: Say): string[] {
  const player = view.players[seat];
  if (!player?.faction) return [];
  const [one, two, three] = player.power;
  const counts = kinds(view)
    .filter((kind) => player.buildings[kind])
    .map((kind) => `${say(`building-${dashed(kind)}`)} ${player.buildings[kind]}`);
  const lines = [
    [
      say('board-points', { count: player.points }),
      say('board-coins', { count: player.coins }),
      say('board-workers', { count: player.workers }),
      say('board-priests', { count: player.priests }),
      say('board-bowls', { one, two, three }),
    ].join(', '),
    [say('board-text-tracks', { ship: player.shipping, dig: player.digging }), ...counts].join(', '),
    [
      ...(player.card ? [say('board-card', { card: player.card })] : []),
      ...player.favours.map((tile) => say('board-favour-own', { tile })),
      ...Object.keys(player.towns).map((tile) => say(`tile-${tile}`)),
    ].join(' · '),
    ...fleetLines(view, seat, say),
  ];
  return [who(seat), ...lines.filter(Boolean).map((line) => `• ${line}`)];
}

/** Where a player's ships lie, and how far they go. */
function fleetLines(view: View, seat: number, say: Say): string[] {
  const [fleet, sea] = [view.fleets?.[seat], view.sea?.seats[seat]];
  if (!fleet || !sea) return [];
  const ships = fleet.ships.flatMap((hex, at) => (hex ? [`${at + 1} ${hex}`] : [])).join(', ') || '–';
  const yard = sea.ability
    ? say('board-text-yard', { text: say(`shipyard-${sea.ability}`), stands: Boolean(sea.is_active) })
    : '';
  return [say('board-fleet', { ships, dock: fleet.dock ?? '–', sail: sea.sail ?? 0, markers: fleet.markers }), yard];
}

function automaLines(view: View, say: Say): string[] {
  const { automa } = view;
  if (!automa) return [];
  const counts = kinds(view)
    .filter((kind) => automa.supply[kind])
    .map((kind) => `${say(`building-${dashed(kind)}`)} ${automa.supply[kind]}`);
  return [
    say('board-automa', { level: automa.level, faction: say(`option-automa-${automa.faction}`) }),
    `• ${say('board-points', { count: automa.points })}, ${say('board-priests', { count: automa.priests })}`,
    `• ${say('board-automa-supply')}: ${counts.join(', ')}`,
    `• ${say('board-automa-pile', { left: automa.left, reserve: automa.reserve })}`,
  ];
}
