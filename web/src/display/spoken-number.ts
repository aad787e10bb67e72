/** The words of a number up to 999, each of them a recorded clip: 215 → dua ratus lima belas. */
export function numberWords(value: number): string[] {
  if (value >= 1000)
    return String(value)
      .split('')
      .flatMap(digit => numberWords(Number(digit)));
  if (value < 10) return [digits[value]!];
  if (value === 10) return ['sepuluh'];
  if (value === 11) return ['sebelas'];
  if (value < 20) return [digits[value - 10]!, 'belas'];
  if (value < 100) return [digits[Math.floor(value / 10)]!, 'puluh', ...rest(value % 10)];
  const hundreds = Math.floor(value / 100);
  return [...(hundreds === 1 ? ['seratus'] : [digits[hundreds]!, 'ratus']), ...rest(value % 100)];
}

const digits = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const rest = (value: number) => (value === 0 ? [] : numberWords(value));

/** A queue number as it is called: `A-001` → A, nol, nol, satu; `A1-015` → A, satu, nol, lima belas. */
export function queueNumberWords(display: string): string[] {
  const at = display.lastIndexOf('-');
  const prefix = at < 0 ? '' : display.slice(0, at);
  const number = display.slice(at + 1);
  const letters = prefix
    .toLowerCase()
    .split('')
    .map(sign => (/\d/.test(sign) ? digits[Number(sign)]! : `huruf-${sign}`));
  const zeros = number.match(/^0*(?=\d)/)?.[0].length ?? 0;
  const value = Number(number);
  return [
    ...letters,
    ...Array.from({ length: zeros }, () => 'nol'),
    ...(Number.isFinite(value) ? numberWords(value) : []),
  ];
}

/** `Poli Penyakit Dalam` → `poli-penyakit-dalam`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The clips of a room's name, the longest known parts first: `Poli Umum 2` → poli-umum, dua. Null when some part of it
 * was never recorded: half a name would send people to the wrong door.
 */
export function roomClips(name: string, known: ReadonlySet<string>): string[] | null {
  const parts = slugOf(name).split('-').filter(Boolean);
  const clips: string[] = [];
  for (let at = 0; at < parts.length;) {
    let length = parts.length - at;
    while (length > 0 && !known.has(parts.slice(at, at + length).join('-'))) length--;
    const part = parts[at]!;
    if (length > 0) clips.push(parts.slice(at, at + length).join('-'));
    else if (/^\d{1,3}$/.test(part)) clips.push(...numberWords(Number(part)));
    else if (/^[a-z]$/.test(part)) clips.push(`huruf-${part}`);
    else return null;
    at += Math.max(length, 1);
  }
  return clips;
}
