import { measureSimulated } from '@alur/contracts/analyser/simulator';
import { Microscope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';

/**
 * Shown in a demonstration only: the simulated analysers measure the tube and send the result over the network as real
 * ones do.
 */
export function SimulateButton({ sampleNumber }: { sampleNumber: string }) {
  const { t } = useTranslation('analyser');
  const measure = useCommand(measureSimulated);
  const run = async () => {
    const outcome = await measure.run({ body: { sampleNumber } });
    if (!outcome.ok) return;
    const { codes } = outcome.data;
    toast.success(codes.length === 0 ? t('measuredNothing') : t('measured', { codes: codes.join(', ') }));
  };
  return (
    <Button size="sm" variant="ghost" pending={measure.pending} onClick={() => void run()}>
      <Microscope aria-hidden />
      {t('measure')}
    </Button>
  );
}
