/** A performer of a charged service, and the share that the service's own list gives her. */
export interface Performer {
  staffId: number;
  role: string;
  sharePercent?: number;
}

/** The performer, with the share of the service's own list, if it has one. */
export const performer = (staffId: number, role: string, sharePercent: number | null = null): Performer[] => [
  { staffId, role, ...(sharePercent !== null && { sharePercent }) },
];
