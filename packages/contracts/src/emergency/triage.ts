import * as z from 'zod/mini';

/** DOMAIN 1.2: the colour set of the health centres, the Australasian scale, the Emergency Severity Index. */
export const TriageScale = z.enum(['colours', 'ats', 'esi']);
export type TriageScale = z.infer<typeof TriageScale>;

/** Most urgent first; black means dead. */
export const TriageColour = z.enum(['red', 'yellow', 'green', 'black']);
export type TriageColour = z.infer<typeof TriageColour>;

/** Finding of airway, breathing, circulation or consciousness. */
export const TriageFinding = z.enum(['stable', 'urgent', 'critical']);
export type TriageFinding = z.infer<typeof TriageFinding>;

export interface TriageLevel {
  /** P0 to P3 of the colours, 1 to 5 of the other scales; 0 means dead in each of them. */
  readonly level: number;
  readonly colour: TriageColour;
  /** Target in minutes from arrival to the doctor; 0 is at once, null if no doctor is needed. */
  readonly doctorMinutes: number | null;
}

const dead: TriageLevel = { level: 0, colour: 'black', doctorMinutes: null };
const five: readonly TriageLevel[] = [
  { level: 1, colour: 'red', doctorMinutes: 0 },
  { level: 2, colour: 'red', doctorMinutes: 10 },
  { level: 3, colour: 'yellow', doctorMinutes: 30 },
  { level: 4, colour: 'green', doctorMinutes: 60 },
  { level: 5, colour: 'green', doctorMinutes: 120 },
  dead,
];

/** DOMAIN 1.2, the table of 2026: levels, colours and targets of each scale, the most urgent first. */
export const triageLevels: Readonly<Record<TriageScale, readonly TriageLevel[]>> = {
  colours: [
    { level: 1, colour: 'red', doctorMinutes: 0 },
    { level: 2, colour: 'yellow', doctorMinutes: 30 },
    { level: 3, colour: 'green', doctorMinutes: 60 },
    dead,
  ],
  ats: five,
  esi: five,
};

export const triageLevel = (scale: TriageScale, level: number): TriageLevel | undefined =>
  triageLevels[scale].find(each => each.level === level);

/** The least urgent colour that the findings allow, by the worst of them (DOMAIN-CLINICAL 8). */
export const colourOfFindings = (findings: readonly TriageFinding[]): TriageColour =>
  findings.includes('critical') ? 'red' : findings.includes('urgent') ? 'yellow' : 'green';

const urgency: Readonly<Record<TriageColour, number>> = { red: 3, yellow: 2, green: 1, black: 0 };

/** Whether one patient comes before the other, even if triaged by different scales: by colour, then by level. */
export const isMoreUrgent = (
  one: { colour: TriageColour; level: number },
  other: { colour: TriageColour; level: number },
): boolean => urgency[one.colour] > urgency[other.colour] || (one.colour === other.colour && one.level < other.level);

/** DOMAIN-CLINICAL 8: minutes until triage is repeated; P1 patients are watched continuously. */
export const retriageMinutes: Readonly<Record<TriageColour, number | null>> = {
  red: 0,
  yellow: 30,
  green: 60,
  black: null,
};
