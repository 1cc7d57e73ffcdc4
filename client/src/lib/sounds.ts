/** The sounds of the table, each made of a few tones when it is heard; nothing is heard before the page was touched. */

import { preferences } from "./prefs.svelte";

export type Sound = "card" | "chips" | "turn" | "win";

/** A tone: when it begins and how long it lasts, in seconds; its pitch in hertz, and how loud it is beside the others. */
interface Tone {
  at: number;
  long: number;
  pitch: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (at: number, pitch: number, long: number, loud: number, shape: OscillatorType = "sine"): Tone => ({
  at,
  pitch,
  long,
  loud,
  shape,
});

const TONES: Record<Sound, readonly Tone[]> = {
  card: [tone(0, 190, 0.05, 0.5, "triangle"), tone(0.012, 2_300, 0.02, 0.12, "square")],
  chips: [tone(0, 3_100, 0.04, 0.25, "triangle"), tone(0.05, 3_900, 0.05, 0.25, "triangle")],
  turn: [tone(0, 660, 0.14, 0.6), tone(0.13, 880, 0.22, 0.6)],
  win: [tone(0, 523, 0.12, 0.5), tone(0.1, 659, 0.12, 0.5), tone(0.2, 784, 0.3, 0.5)],
};
const LOUDNESS = { off: 0, soft: 0.08, all: 0.3 } as const;
const RISE = 0.008;
const PATTERN = [90, 60, 90];

let context: AudioContext | undefined;

/** Sounds may be made from now on: browsers allow them only after the reader has touched the page. */
function wake(): void {
  if (preferences.look.sound === "off") return;
  context ??= new AudioContext();
  void context.resume();
}

for (const touched of ["pointerdown", "keydown"]) addEventListener(touched, wake, { capture: true, passive: true });

/** Make a sound, `after` so many milliseconds. */
export function play(sound: Sound, after = 0): void {
  const loudness = LOUDNESS[preferences.look.sound];
  if (!loudness || context?.state !== "running") return;
  for (const each of TONES[sound]) ring(context, each, loudness, after / 1_000);
}

/** Let the phone tremble, where the player wants everything. */
export function tremble(): void {
  if (preferences.look.sound === "all") navigator.vibrate?.(PATTERN);
}

function ring(audio: AudioContext, { at, long, pitch, loud, shape }: Tone, loudness: number, after: number): void {
  const [start, end] = [audio.currentTime + after + at, audio.currentTime + after + at + long];
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * loudness, start + RISE);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
