import { correctPatient } from '@alur/contracts/patient/commands';
import { BpjsNumber, PatientIdentity } from '@alur/contracts/patient/identity';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { safeParse, parse } from 'zod/mini';
import { useCan } from '@/access/use-can';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { translateCode } from '@/i18n/translate-error';

/** Asks for the BPJS number where the patient has none: it is typed there, and saved with her other numbers. */
export function useBpjsNumber(patientId: number, isAsked: boolean, known?: PatientDetail) {
  const may = useCan()('front-office.patient-list:correct');
  const { data: found } = useQuery({
    queryKey: ['patient', currentMerchant(), patientId],
    queryFn:
      isAsked && may && !known
        ? async ({ signal }: { signal: AbortSignal }) =>
            (await get<PatientDetail>(`/v2/patient/${patientId}`, {}, { signal })).data
        : skipToken,
    staleTime: 10_000,
  });
  const patient = known ?? found;
  const correct = useCommand(correctPatient);
  return {
    isMissing: isAsked && may && patient?.bpjsNo === null,
    faultOf: (typed: string) =>
      typed.trim() !== '' && !safeParse(BpjsNumber, typed).success && translateCode('patient.bpjs-digits'),
    /**
     * Called after the visit was saved: if the number belongs to somebody else, that is shown, but the visit stands.
     */
    keep: async (typed: string) => {
      if (!patient || typed.trim() === '') return;
      const identity = { ...parse(PatientIdentity, patient), bpjsNo: typed.trim(), reason: null };
      await correct.run({ id: patient.id, ifMatch: patient.revision, body: identity });
    },
  };
}

/** The same, where she is chosen in the form itself; `ask` is told whom BPJS is to pay for, null for nobody. */
export function useChosenBpjsNumber() {
  const [patientId, setPatientId] = useState<number | null>(null);
  const number = useBpjsNumber(patientId ?? 0, patientId !== null);
  const ask = (id: number | null) => {
    if (id !== patientId) setPatientId(id);
  };
  return { ...number, ask };
}
