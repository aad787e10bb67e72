const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** How many patients of so many minutes each fit between two times of a day (SPEC 6, rule `schedule_duration`). */
export const slotsOf = (hours: { startTime: string; endTime: string }, consultationMinutes: number): number =>
  Math.max(0, Math.floor((minutesOf(hours.endTime) - minutesOf(hours.startTime)) / consultationMinutes));
