/** DOMAIN 1.1: seconds to wait = service minutes × 60 × (numbers remaining, one's own included, less one). */
export const estimatedWaitSeconds = (consultationMinutes: number, remaining: number): number =>
  consultationMinutes * 60 * Math.max(0, remaining - 1);
