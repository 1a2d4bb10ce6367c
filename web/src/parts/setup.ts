/** A table before it is opened: who sits there, what a game leaves to choose, what was typed as JSON. */
import type { Texts } from '../text/bundle.ts';
import type { GameInfo, Json, SeatWish, TimeControl, Values } from '../wire/types.ts';

/** Someone, and bots of one level around. */
export function sitting(count: number, level: string): SeatWish[] {
  return Array.from({ length: count }, (_, seat) => (seat ? { kind: 'bot', level } : { kind: 'me' }));
}

/** Whether bots sit in the other seats of a preset: else one person plays for all. */
export const isForBots = ({ code }: GameInfo['presets'][number]): boolean => code !== 'alone';

/** Who sits at a table that is begun by a preset. */
export function seatsOf(preset: GameInfo['presets'][number], level: string): SeatWish[] {
  return isForBots(preset)
    ? sitting(preset.seats, level)
    : Array.from({ length: preset.seats }, () => ({ kind: 'me' }));
}

/** The way to begin that a newcomer is shown: the first that seats as many as usual; null where a game proposes none. */
export function firstPreset(game: GameInfo): GameInfo['presets'][number] | null {
  return game.presets.find(({ seats }) => seats === game.usual_seats[0]) ?? null;
}

/** Who sits down beside someone unless another is chosen: an easy rival, or the best partner where all win together. */
export function usualLevel(game: GameInfo): string {
  return (game.relation === 'allies' ? game.levels.at(-1) : game.levels[1]) ?? game.levels[0] ?? 'level1';
}

/**
 * Beside which group the clock stands in two columns: below the seats where what lies on the table fills a column of its own.
 * It goes by what a game has, not by what is chosen, so that it stays where it is.
 */
export function clockColumn(game: GameInfo): 'seats' | 'board' {
  const many = (group: Option['group']): number => chosen(game).filter((option) => option.group === group).length;
  return many('board') >= (game.usual_seats[0] ?? 2) + many('opponent') ? 'seats' : 'board';
}

/** The same people at a table of another size; new seats are a bot's. */
export function resized(seats: SeatWish[], count: number, level: string): SeatWish[] {
  const kept = seats.slice(0, count);
  const more = Array.from({ length: count - kept.length }, (): SeatWish => ({ kind: 'bot', level }));
  const all = [...kept, ...more];
  return seating(seats) === 'bots' || seating(all) === 'me' ? all : [{ kind: 'me' }, ...all.slice(1)];
}

/** Who is there: oneself among others, bots alone (whoever opens the table watches), or others without oneself. */
export function seating(seats: SeatWish[]): 'me' | 'bots' | 'none' {
  if (seats.some((seat) => seat.kind === 'me')) return 'me';
  return seats.every((seat) => seat.kind === 'bot') ? 'bots' : 'none';
}

/** The numbers of players that the chosen options leave. */
export function allowedSeats(game: GameInfo, options: Values): number[] {
  const limits = game.options.flatMap(({ name, seats }) => {
    const found = seats[JSON.stringify(options[name] ?? null)];
    return found ? [found] : [];
  });
  return limits.length ? limits.reduce((one, other) => one.filter((count) => other.includes(count))) : game.usual_seats;
}

type Option = GameInfo['options'][number];
const isAmong = (values: Json[], value: Json): boolean =>
  values.some((one) => JSON.stringify(one) === JSON.stringify(value));

/** What the other options and the number of players leave of an option's choices. */
export function choicesOf(game: GameInfo, option: Option, options: Values, count: number): Json[] {
  const limits = option.limits.filter((limit) => isAmong(limit.values, options[limit.option] ?? null));
  const fits = (choice: Json): boolean => {
    const seats = option.seats[JSON.stringify(choice)] ?? (Object.keys(option.seats).length ? game.usual_seats : null);
    return (seats?.includes(count) ?? true) && limits.every((limit) => isAmong(limit.choices, choice));
  };
  return option.choices.filter(fits);
}

/** The options with a choice that is left in place of each that is not: the usual one, or the first. */
export function settled(game: GameInfo, options: Values, count: number): Values {
  const found = { ...options };
  for (const option of chosen(game)) {
    const left = choicesOf(game, option, found, count);
    if (isAmong(left, found[option.name] ?? null)) continue;
    found[option.name] = isAmong(left, option.default) ? option.default : (left[0] ?? option.default);
  }
  return found;
}

/** An option that leaves something to choose, with what it leaves. */
export interface Open {
  option: Option;
  choices: Json[];
}

/** The options of a group that leave something to choose. */
export function openIn(game: GameInfo, group: Option['group'], options: Values, count: number): Open[] {
  return chosen(game)
    .filter((option) => option.group === group)
    .map((option) => ({ option, choices: choicesOf(game, option, options, count) }))
    .filter(({ choices }) => choices.length > 1);
}

/** A harder choice as the end of a match offers it: a game may call it otherwise than in its list of choices. */
export function rungText(texts: Pick<Texts, 'has' | 'say' | 'choice'>, name: string, value: Json): string {
  const choice = texts.choice(name, value);
  return texts.has(`option-${name}-next`) ? texts.say(`option-${name}-next`, { choice }) : choice;
}

/** Of what is open, the names that one line tells: the first, how hard it is, and what was chosen otherwise than usual. */
export const worthTelling = (open: Open[], options: Values): string[] =>
  open
    .filter(({ option }, at) => at === 0 || option.ladder.length > 0 || options[option.name] !== option.default)
    .map(({ option }) => option.name);

/** The next harder choice of an option that has them in order, with the options as they are then; null: there is none. */
export function nextRung(game: GameInfo, options: Values, count: number): { name: string; options: Values } | null {
  for (const option of chosen(game)) {
    const left = choicesOf(game, option, options, count);
    const at = option.ladder.findIndex((rung) => isAmong([rung], options[option.name] ?? null));
    const next = at < 0 ? undefined : option.ladder.slice(at + 1).find((rung) => isAmong(left, rung));
    if (next !== undefined) return { name: option.name, options: { ...options, [option.name]: next } };
  }
  return null;
}

/** A table as it was set up last: who sat there, what was chosen. */
export interface Wishes {
  seats: SeatWish[];
  options: Values;
  clock: TimeControl | null;
}

/** Whether a way to begin sets just what is chosen now, seats and options alike. */
export function isTaken(game: GameInfo, wishes: Omit<Wishes, 'clock'>, now: Omit<Wishes, 'clock'>): boolean {
  const options = settled(game, { ...defaults(game), ...wishes.options }, wishes.seats.length);
  const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  return (
    JSON.stringify(wishes.seats) === JSON.stringify(now.seats) &&
    Object.entries(options).every(([name, value]) => isSame(value, now.options[name]))
  );
}

const lastly = (slug: string): string => `quintessence.setup.${slug}`;

/** What was set up last for a game in this browser; null where nothing was, or it fits no more. */
export function lastWishes(game: GameInfo): Wishes | null {
  try {
    const last = JSON.parse(localStorage.getItem(lastly(game.slug)) ?? 'null') as Wishes | null;
    if (!last || !game.seats.includes(last.seats.length)) return null;
    const known = Object.fromEntries(
      chosen(game).map(({ name, default: usual }) => [name, last.options[name] ?? usual]),
    );
    return { ...last, options: settled(game, known, last.seats.length) };
  } catch {
    return null;
  }
}

export function keepWishes(game: GameInfo, wishes: Wishes): void {
  try {
    localStorage.setItem(lastly(game.slug), JSON.stringify(wishes));
  } catch {
    // a browser that stores nothing begins anew each time
  }
}

/** What everyone may choose, as the game has it. */
export function defaults(game: GameInfo): Values {
  return Object.fromEntries(chosen(game).map((one) => [one.name, one.default]));
}

/** "2", "2–4", or "1, 2, 4" where numbers are missing. */
export function counted(seats: number[]): string {
  const [first, last] = [seats[0] ?? 0, seats.at(-1) ?? 0];
  if (seats.length < 2) return String(first);
  return last - first + 1 === seats.length ? `${first}–${last}` : seats.join(', ');
}

/** Whether something of the game's components is ours, since the printed one is not known. */
export function isReconstructed(game: GameInfo): boolean {
  return game.data !== 'replaced' && Object.values(game.provenance).includes('reconstructed');
}

/** Options with a list of choices are everyone's; free ones take JSON, and are for whoever knows what they want. */
export function chosen(game: GameInfo): GameInfo['options'] {
  return game.options.filter((option) => option.choices.length);
}
export function free(game: GameInfo): GameInfo['options'] {
  return game.options.filter((option) => !option.choices.length);
}

/** What was typed into the free options; `bad` names the first that is not JSON. */
export function parsed(typed: Record<string, string>): { values: Values; bad: string | null } {
  const values: Values = {};
  for (const [name, text] of Object.entries(typed)) {
    if (!text.trim()) continue;
    try {
      values[name] = JSON.parse(text) as Json;
    } catch {
      return { values: {}, bad: name };
    }
  }
  return { values, bad: null };
}
