import { setMerchantFeatures } from '@alur/contracts/merchant/commands';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { useTranslation } from 'react-i18next';
import { useCommand, type BodyInput } from '@/api/use-command';
import { useAsk } from '@/forms/use-ask';
import { Card } from '@/ui/card';
import { Switch } from '@/ui/switch';

/** SPEC 6: which menus a facility has, and which rules are in force there; each switch asks, and takes effect at once. */
export function MerchantFeatures({ merchant, mayEdit }: { merchant: MerchantRow; mayEdit: boolean }) {
  const { t } = useTranslation('merchant');
  const set = useCommand(setMerchantFeatures, { success: t('featureSet') });
  const { ask, dialog } = useAsk();
  const disabled = !mayEdit || set.pending;
  const turn = (name: string, on: boolean, body: BodyInput<typeof setMerchantFeatures>) =>
    ask(
      {
        title: t(on ? 'askOn' : 'askOff', { name, facility: merchant.name }),
        text: t(on ? 'askOnText' : 'askOffText'),
        confirm: t(on ? 'askOnDo' : 'askOffDo'),
      },
      () => void set.run({ id: merchant.id, body }),
    );
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card title={t('menus')}>
        <p className="pb-2 text-muted-foreground">{t('menusHint')}</p>
        {merchant.menus.map(({ constant, enabled }) => (
          <Switch
            key={constant}
            label={t(`menu.${constant}`)}
            checked={enabled}
            disabled={disabled}
            onCheckedChange={on => turn(t(`menu.${constant}`), on, { menus: [{ constant, enabled: on }] })}
          />
        ))}
      </Card>
      <Card title={t('rules')}>
        <p className="pb-2 text-muted-foreground">{t('rulesHint')}</p>
        {merchant.rules.map(({ ruleName, enabled }) => (
          <Switch
            key={ruleName}
            label={
              <>
                {t(`rule.${ruleName}`)}
                <span className="block text-xs text-muted-foreground">{t(`ruleHint.${ruleName}`)}</span>
              </>
            }
            checked={enabled}
            disabled={disabled}
            onCheckedChange={on => turn(t(`rule.${ruleName}`), on, { rules: [{ ruleName, enabled: on }] })}
          />
        ))}
      </Card>
      {dialog}
    </div>
  );
}
