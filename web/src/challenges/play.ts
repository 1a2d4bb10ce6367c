/** Taking a challenge, and how it is told. */
import { dayOf } from '../parts/days.ts';
import { router } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { levelAbout, seatNames } from '../table/names.ts';
import type { Texts } from '../text/bundle.ts';
import { say } from '../text/texts.svelte.ts';
import { api } from '../wire/api.ts';
import type { Challenge } from '../wire/types.ts';

export async function take(challenge: Challenge): Promise<void> {
  router.go(`/t/${(await api.takeChallenge(challenge.id)).table}`);
}

export function titleOf(challenge: Challenge): string {
  if (challenge.day) return say('challenge-daily', { date: dayOf(challenge.day, 'medium') });
  if (challenge.made) return say('challenge-yours');
  return challenge.by ? say('challenge-by', { name: challenge.by }) : say('challenge-friends');
}

/** Who plays, and what was chosen that is not as usual, in the game's words. */
export function termsOf(challenge: Challenge, texts: Texts): string {
  const seats = challenge.seats.map((seat, number) => ({ ...seat, seat: number, held: seat.kind === 'me' }));
  const names = seatNames(seats).map((name, at) => {
    const about = levelAbout(seats[at]?.level ?? null);
    return about ? `${name} (${about})` : name;
  });
  const options = Object.entries(challenge.options)
    .filter(([name, value]) => value !== null && texts.has(`option-${name.replaceAll('_', '-')}`))
    .filter(([name, value]) => texts.has(`option-${name}-${String(value)}`.replaceAll('_', '-')))
    .slice(0, 3)
    .map(([name, value]) =>
      say('option-is', { name: texts.say(`option-${name}`), value: texts.choice(name.replaceAll('_', '-'), value) }),
    );
  return [names.join(' – '), ...options].join(' · ');
}

/** So many minutes or hours, as one says them. */
export function lasted(seconds: number): string {
  const unit = seconds < 90 ? 'second' : seconds < 5400 ? 'minute' : 'hour';
  const count = seconds / { second: 1, minute: 60, hour: 3600 }[unit];
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: unit === 'hour' ? 1 : 0 } as const;
  return new Intl.NumberFormat(settings.locale, format).format(count);
}
