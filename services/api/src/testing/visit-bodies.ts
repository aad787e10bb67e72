const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A schedule that takes numbers at every hour of every day, beside others. */
export const scheduleOf = (at: { roomId: number; doctorId: number }) => ({
  ...at,
  ...{ name: 'Poli Umum', doctorName: 'dr. Bayu', prefix: 'A', days: everyDay },
  ...{ startTime: '00:00', endTime: '23:59', consultationMinutes: 10, price: 50_000 },
  acknowledgeOverlap: true,
});

/** The body of a visit in the schedule's queue, of an ill patient who pays herself. */
export const numberOf = (visit: { patientId: number; scheduleId: unknown; date: string }) => ({
  ...visit,
  ...{ payer: 'general', source: 'web', visitStatus: 'sick' },
});
