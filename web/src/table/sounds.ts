/** The sounds of a table, made here: pieces, cards, tokens and buildings as a board names them, one's turn, the end. */
import type { GameEvent, Sound } from '../board/contract.ts';
import { settings } from '../settings.svelte.ts';

export type Heard = Sound | 'turn' | 'end';

/** A tone that glides, or noise through a filter: when it starts and how long it lasts in seconds, and how loud. */
interface Voice {
  wave: OscillatorType | 'noise';
  /** The pitch at the start and at the end; of noise, that of its filter. */
  pitch: [number, number];
  at: number;
  long: number;
  loud: number;
}

const tone = (wave: Voice['wave'], pitch: [number, number], at: number, long: number, loud: number): Voice => {
  return { wave, pitch, at, long, loud };
};
const noise = (pitch: [number, number], at: number, long: number, loud: number): Voice =>
  tone('noise', pitch, at, long, loud);

const VOICES: Record<Heard, Voice[]> = {
  piece: [noise([1100, 500], 0, 0.05, 0.5), tone('triangle', [260, 170], 0, 0.09, 0.14)],
  card: [noise([1800, 4200], 0, 0.12, 0.22), noise([900, 700], 0.1, 0.04, 0.3)],
  token: [tone('sine', [1320, 1310], 0, 0.09, 0.07), tone('sine', [1760, 1750], 0.06, 0.11, 0.06)],
  building: [noise([420, 180], 0, 0.13, 0.7), tone('sine', [130, 72], 0, 0.2, 0.22)],
  turn: [tone('triangle', [314, 196], 0, 0.16, 0.16), tone('triangle', [395, 247], 0.13, 0.16, 0.16)],
  end: [392, 494, 587, 784].map((pitch, step) => tone('triangle', [pitch, pitch], step * 0.14, 0.7, 0.09)),
};
/** How many sounds one change makes at most, and the seconds between them. */
const MOST = 3;
const APART = 0.11;

let room: { context: AudioContext; out: GainNode; hiss: AudioBuffer } | null = null;

/** What a change sounds like: each kind of sound once, in the order in which they come. */
export const soundsOf = (events: GameEvent[], sounds: Record<string, Sound> = {}): Sound[] =>
  [...new Set(events.flatMap((event) => sounds[String(event.row[0])] ?? []))].slice(0, MOST);

/** Whether a sound is wanted now: a tab that nobody looks at only calls, and who wants no motion no bustle either. */
export function isWanted(sound: Heard, isHidden: boolean): boolean {
  if (!settings.sounds || settings.volume <= 0) return false;
  return sound === 'turn' || (!isHidden && (sound === 'end' || settings.moves));
}

/** Make some sounds one after another. */
export function sound(...wanted: Heard[]): void {
  const isHidden = document.visibilityState === 'hidden';
  const heard = wanted.filter((one) => isWanted(one, isHidden));
  // The first sound wakes the machine's audio, which takes a while: what is seen does not wait for it.
  if (heard.length) setTimeout(() => ring(heard));
}

function ring(heard: Heard[]): void {
  try {
    room ??= newRoom();
    const { context, out } = room;
    if (context.state === 'suspended') void context.resume(); // a browser that has not been touched stays silent
    out.gain.value = (settings.volume / 50) ** 2;
    heard.forEach((one, step) => {
      for (const voice of VOICES[one]) strike(voice, context.currentTime + step * APART);
    });
  } catch {
    // Without sound the title, the prompt and the board still tell.
  }
}

function newRoom(): NonNullable<typeof room> {
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { context, out, hiss };
}

function strike({ wave, pitch, at, long, loud }: Voice, now: number): void {
  if (!room) return;
  const { context, out } = room;
  const [from, to] = [now + at, now + at + long];
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(loud, from + 0.006);
  loudness.gain.exponentialRampToValueAtTime(0.0001, to);
  loudness.connect(out);
  const source = wave === 'noise' ? hissed(pitch, from, to, loudness) : sung(wave, pitch, from, to, loudness);
  source.start(from);
  source.stop(to + 0.05);
}

function sung(
  wave: OscillatorType,
  pitch: [number, number],
  from: number,
  to: number,
  into: AudioNode,
): OscillatorNode {
  const voice = into.context.createOscillator();
  voice.type = wave;
  glide(voice.frequency, pitch, from, to);
  voice.connect(into);
  return voice;
}

function hissed(pitch: [number, number], from: number, to: number, into: AudioNode): AudioBufferSourceNode {
  const source = into.context.createBufferSource();
  source.buffer = room?.hiss ?? null;
  const filter = into.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  glide(filter.frequency, pitch, from, to);
  source.connect(filter).connect(into);
  return source;
}

function glide(param: AudioParam, [first, last]: [number, number], from: number, to: number): void {
  param.setValueAtTime(first, from);
  param.exponentialRampToValueAtTime(last, to);
}
