import type { Settings } from '@alur/contracts/settings/settings';
import type { Resources } from '@/i18n/resources';

type Texts = Resources['settings'];
export type SettingField = keyof Texts['field'];
export type SettingOptions = keyof Texts['option'];
/** Sections that are plain forms; fees by visit are a table of their own, and dated prices a list. */
export type SectionName = Exclude<keyof Settings, 'visitFees' | 'dated'>;

export type SectionField = {
  name: SettingField;
  hint?: keyof Texts['hint'];
} & (
  | { kind: 'yes' | 'money' | 'time' | 'text' | 'needed-text' }
  | { kind: 'maybe-money' | 'maybe-number' }
  | { kind: 'choice'; of: SettingOptions; values: readonly (string | number)[] }
);

/** The fields of each section. */
export const sections: Record<SectionName, readonly SectionField[]> = {
  general: [
    { name: 'cameraOnRegistration', kind: 'yes' },
    { name: 'checkInTime', kind: 'time' },
    { name: 'checkOutTime', kind: 'time' },
    { name: 'earlyArrivalCharged', kind: 'yes', hint: 'earlyArrivalCharged' },
    { name: 'lateDepartureCharged', kind: 'yes', hint: 'lateDepartureCharged' },
    { name: 'lateGraceMinutes', kind: 'maybe-number', hint: 'lateGraceMinutes' },
    { name: 'leaveCharged', kind: 'yes', hint: 'leaveCharged' },
    { name: 'newbornNightPercent', kind: 'maybe-number', hint: 'newbornNightPercent' },
    { name: 'companionNightPrice', kind: 'maybe-money', hint: 'companionNightPrice' },
  ],
  fees: [
    { name: 'registration', kind: 'money', hint: 'registration' },
    { name: 'admin', kind: 'money', hint: 'admin' },
    { name: 'recurringAdmin', kind: 'money', hint: 'recurringAdmin' },
  ],
  cashier: [
    { name: 'roundUpTo', kind: 'choice', of: 'roundUpTo', values: [1, 100, 500, 1000], hint: 'roundUpTo' },
    { name: 'roundedMethods', kind: 'choice', of: 'roundedMethods', values: ['cash', 'all'] },
    { name: 'discountApprovalLimit', kind: 'maybe-money', hint: 'discountApprovalLimit' },
    { name: 'voidAcrossShifts', kind: 'yes' },
  ],
  pharmacy: [
    { name: 'compoundFee', kind: 'money', hint: 'compoundFee' },
    { name: 'payBeforeHandover', kind: 'yes', hint: 'payBeforeHandover' },
    { name: 'roundUpStock', kind: 'yes', hint: 'roundUpStock' },
  ],
  emergency: [
    { name: 'scale', kind: 'choice', of: 'scale', values: ['colours', 'ats', 'esi'], hint: 'scale' },
    { name: 'charging', kind: 'choice', of: 'charging', values: ['hour', 'day'], hint: 'charging' },
    { name: 'hourPrice', kind: 'money' },
    { name: 'dayPrice', kind: 'money' },
  ],
  laboratory: [
    { name: 'repeatHours', kind: 'choice', of: 'repeatHours', values: [0, 6, 12, 24, 48, 72], hint: 'repeatHours' },
    { name: 'validatedByAnother', kind: 'yes', hint: 'validatedByAnother' },
  ],
  observation: [
    { name: 'respirationLow', kind: 'maybe-number', hint: 'limits' },
    { name: 'respirationHigh', kind: 'maybe-number' },
    { name: 'oxygenSaturationLow', kind: 'maybe-number' },
    { name: 'oxygenSaturationHigh', kind: 'maybe-number' },
    { name: 'systolicLow', kind: 'maybe-number' },
    { name: 'systolicHigh', kind: 'maybe-number' },
    { name: 'pulseLow', kind: 'maybe-number' },
    { name: 'pulseHigh', kind: 'maybe-number' },
    { name: 'temperatureLow', kind: 'maybe-number' },
    { name: 'temperatureHigh', kind: 'maybe-number' },
    { name: 'pewsChart', kind: 'text', hint: 'typedChart' },
    { name: 'pewsUrgent', kind: 'maybe-number', hint: 'typedLimits' },
    { name: 'pewsEmergency', kind: 'maybe-number' },
    { name: 'meowsChart', kind: 'text', hint: 'typedChart' },
    { name: 'meowsUrgent', kind: 'maybe-number', hint: 'typedLimits' },
    { name: 'meowsEmergency', kind: 'maybe-number' },
  ],
  medication: [
    { name: 'times1', kind: 'text', hint: 'times' },
    { name: 'times2', kind: 'text' },
    { name: 'times3', kind: 'text' },
    { name: 'times4', kind: 'text' },
    { name: 'stopKetorolac', kind: 'maybe-number', hint: 'stopDays' },
    { name: 'stopPethidine', kind: 'maybe-number' },
    { name: 'stopAnticoagulant', kind: 'maybe-number' },
    { name: 'stopWarfarin', kind: 'maybe-number' },
    { name: 'stopAntiInfective', kind: 'maybe-number' },
    { name: 'stopAntifungal', kind: 'maybe-number' },
    { name: 'stopNarcotic', kind: 'maybe-number' },
    { name: 'stopSteroid', kind: 'maybe-number' },
    { name: 'chronicDays', kind: 'maybe-number' },
    { name: 'stopOthers', kind: 'text', hint: 'stopOthers' },
  ],
  numbering: [
    { name: 'sick', kind: 'needed-text', hint: 'numbering' },
    { name: 'healthy', kind: 'needed-text' },
    { name: 'control', kind: 'needed-text' },
    { name: 'death', kind: 'needed-text' },
    { name: 'birth', kind: 'needed-text' },
    { name: 'admission', kind: 'needed-text' },
    { name: 'purchase', kind: 'needed-text' },
    { name: 'resets', kind: 'choice', of: 'resets', values: ['month', 'year'], hint: 'resets' },
  ],
  letterhead: [
    { name: 'tagline', kind: 'text', hint: 'tagline' },
    { name: 'website', kind: 'text' },
    { name: 'director', kind: 'text', hint: 'director' },
    { name: 'receiptFooter', kind: 'text', hint: 'receiptFooter' },
    { name: 'letterFooter', kind: 'text' },
  ],
};
