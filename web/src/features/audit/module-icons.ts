import {
  CalendarCheck,
  CreditCard,
  FileText,
  type LucideIcon,
  Pill,
  Stethoscope,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** The picture of a module on a time line; one without has the clock's. */
export const moduleIcons: Record<string, LucideIcon> = {
  patient: UserRound,
  queue: UsersRound,
  encounter: CalendarCheck,
  booking: CalendarCheck,
  record: FileText,
  treatment: Stethoscope,
  consultation: Stethoscope,
  prescription: Pill,
  transaction: CreditCard,
};
