import type { Announcement } from './announcements';
import type { Voice } from './announcer';
import { queueNumberWords, roomClips } from './spoken-number';

const FOLDER = '/audio/id';
/** Between two words, in seconds. */
const GAP = 0.04;
/** Longest time of one announcement: a clip that never ends must not block the queue. */
const LONGEST_MS = 25_000;

/**
 * Speaks with recorded clips joined without a gap. `manifest.json` lists the clips, so a facility may replace any and
 * add its own rooms. A room without a clip is read by the browser's speech synthesis.
 */
export class ClipVoice implements Voice {
  private context: AudioContext | null = null;
  private manifest: Promise<ReadonlyMap<string, string>> | null = null;
  private readonly buffers = new Map<string, Promise<AudioBuffer>>();

  /** Must be called from a tap, because browsers play no sound before the first one. */
  async unlock(): Promise<boolean> {
    this.context ??= new AudioContext();
    await this.context.resume().catch(() => {});
    return this.context.state === 'running';
  }

  get unlocked(): boolean {
    return this.context?.state === 'running';
  }

  async read({ display, roomName }: Announcement): Promise<void> {
    if (!this.context) return;
    if (this.context.state !== 'running') await this.context.resume().catch(() => {});
    if (this.context.state !== 'running') return;
    const files = await this.files();
    const room = roomClips(roomName, new Set(files.keys()));
    await this.play(['chime', 'nomor-antrean', ...queueNumberWords(display), 'silakan-ke', ...(room ?? [])], files);
    if (room === null) await speak(roomName);
  }

  private files(): Promise<ReadonlyMap<string, string>> {
    this.manifest ??= fetch(`${FOLDER}/manifest.json`)
      .then(async answer => new Map(Object.entries((await answer.json()) as Record<string, string>)))
      .catch(() => {
        // A failed manifest is fetched again at the next call.
        this.manifest = null;
        return new Map<string, string>();
      });
    return this.manifest;
  }

  private buffer(file: string): Promise<AudioBuffer> {
    let buffer = this.buffers.get(file);
    if (!buffer) {
      buffer = fetch(`${FOLDER}/${file}`)
        .then(answer => answer.arrayBuffer())
        .then(data => this.context!.decodeAudioData(data));
      buffer.catch(() => this.buffers.delete(file));
      this.buffers.set(file, buffer);
    }
    return buffer;
  }

  private async play(names: readonly string[], files: ReadonlyMap<string, string>): Promise<void> {
    const context = this.context!;
    const found = await Promise.all(
      names.map(name => (files.has(name) ? this.buffer(files.get(name)!).catch(() => null) : Promise.resolve(null))),
    );
    let at = context.currentTime + 0.05;
    let last: AudioBufferSourceNode | null = null;
    for (const buffer of found) {
      if (!buffer) continue;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      source.start(at);
      at += buffer.duration + GAP;
      last = source;
    }
    const final = last;
    if (!final) return;
    await within(LONGEST_MS, done => final.addEventListener('ended', done, { once: true }));
  }
}

/** The browser's own Indonesian voice, where it has one; silence otherwise. */
async function speak(text: string): Promise<void> {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  const voice = synthesis?.getVoices().find(({ lang }) => /^(id|in)\b/i.test(lang));
  if (!synthesis || !voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  await within(6000, done => {
    words.addEventListener('end', done, { once: true });
    words.addEventListener('error', done, { once: true });
    synthesis.speak(words);
  });
}

function within(ms: number, start: (done: () => void) => void): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    start(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
