import { setMerchantFeatures } from '@alur/contracts/merchant/commands';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Card } from '@/ui/card';
import { Switch } from '@/ui/switch';

/** SPEC 6: which menus a facility has, and which rules are in force there; each switch takes effect at once. */
export function MerchantFeatures({ merchant, mayEdit }: { merchant: MerchantRow; mayEdit: boolean }) {
  const { t } = useTranslation('merchant');
  const set = useCommand(setMerchantFeatures, { success: t('featureSet') });
  const disabled = !mayEdit || set.pending;
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
            onCheckedChange={on => void set.run({ id: merchant.id, body: { menus: [{ constant, enabled: on }] } })}
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
            onCheckedChange={on => void set.run({ id: merchant.id, body: { rules: [{ ruleName, enabled: on }] } })}
          />
        ))}
      </Card>
    </div>
  );
}
