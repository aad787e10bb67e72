import { CalendarCheck, CreditCard, type LucideIcon, Pill, Stethoscope, UserRound, UsersRound } from 'lucide-react';

/** The picture of a module on a time line; one without has the clock's. */
export const moduleIcons: Record<string, LucideIcon> = {
  patient: UserRound,
  queue: UsersRound,
  booking: CalendarCheck,
  consultation: Stethoscope,
  prescription: Pill,
  transaction: CreditCard,
};
