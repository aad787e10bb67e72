import type { Gender } from '@alur/contracts/kernel/enums';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ageText } from './age-text';
import { formatDate } from './format';
import { joined } from './joined';
import { orErased } from './or-erased';
import { BackButton } from './page-head';

interface Ordered {
  patientName: string;
  recordNumber: string;
  gender: Gender;
  age: string | null;
  birthDate: string | null;
}

/** Above the page of an order: whose it is, where it is from, and how it stands. */
export function OrderBanner({
  of,
  detail,
  back,
  children,
}: {
  of: Ordered;
  detail: string;
  back: ComponentProps<typeof BackButton>;
  children: ReactNode;
}) {
  const { t } = useTranslation('enums');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-raised px-4 py-2 max-md:px-3">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-2">
        <BackButton {...back} />
        <div className="min-w-0">
          <h1 className="truncate text-lg leading-6 font-semibold">{orErased(of.patientName)}</h1>
          <p className="tabular text-xs text-muted-foreground">
            {joined(
              orErased(of.recordNumber),
              t(`gender.${of.gender}`),
              ageText(of.age),
              of.birthDate && formatDate(of.birthDate),
              detail,
            )}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
