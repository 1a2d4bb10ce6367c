/** A soft knock on wood, made here: someone has played, and it is one's turn. */
import { settings } from '../settings.svelte.ts';

let room: AudioContext | null = null;

export function knock(): void {
  if (!settings.sounds) return;
  try {
    room ??= new AudioContext();
    if (room.state === 'suspended') void room.resume(); // a browser that has not been touched stays silent
    for (const [at, pitch] of [
      [0, 196],
      [0.13, 247],
    ] as const)
      strike(room, room.currentTime + at, pitch);
  } catch {
    // Without sound the title and the prompt still tell.
  }
}

function strike(context: AudioContext, at: number, pitch: number): void {
  const [voice, loudness] = [context.createOscillator(), context.createGain()];
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(pitch * 1.6, at);
  voice.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.16, at + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  voice.connect(loudness).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.2);
}
