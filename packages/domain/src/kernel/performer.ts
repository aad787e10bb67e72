/** Who did what is charged, and what of it is theirs by the service's own list. */
export interface Performer {
  staffId: number;
  role: string;
  sharePercent?: number;
}

/** Who did it, with the share that the service's own list gives them, if it gives any. */
export const performer = (staffId: number, role: string, sharePercent: number | null = null): Performer[] => [
  { staffId, role, ...(sharePercent !== null && { sharePercent }) },
];
