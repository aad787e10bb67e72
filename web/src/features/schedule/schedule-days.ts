import { Weekday } from '@alur/contracts/kernel/enums';

export const weekdays: readonly Weekday[] = Weekday.options;

/** Groups consecutive days: Monday to Friday is one group, Monday and Thursday are two. */
export function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter(one => days.includes(one))) {
    const last = runs.at(-1)?.at(-1);
    if (last && weekdays.indexOf(last) + 1 === weekdays.indexOf(day)) runs.at(-1)!.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** `Senin–Jumat, Minggu`; two consecutive days are listed one by one. */
export function daysText(days: readonly Weekday[], word: (day: Weekday) => string): string {
  return runsOf(days)
    .flatMap(run => (run.length > 2 ? [`${word(run[0]!)}–${word(run.at(-1)!)}`] : run.map(word)))
    .join(', ');
}
