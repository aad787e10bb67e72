import { translateCode } from '@/i18n/translate-error';
import { ApiError } from './api-error';

/** What a refusal says of each field, by its path (`lines.0.quantity`), in the person's language. For forms without react-hook-form. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const said = error.fields.map(
    field =>
      [
        field.path.replace(/\[(\d+)\]/g, '.$1'),
        translateCode(field.code, field.params) ?? translateCode('invalid') ?? field.code,
      ] as const,
  );
  return Object.fromEntries(said.reverse());
}
