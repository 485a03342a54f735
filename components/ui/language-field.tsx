'use client';
import { isLanguage, LANGUAGES, LANGUAGE_NAMES, type Language } from '@/lib/shared/languages';
import { Field } from './field';
import { useTranslation } from '../translation';

export function LanguageField({
  value,
  onChange,
}: {
  value: Language;
  onChange(language: Language): void;
}) {
  const { t } = useTranslation();
  return (
    <Field label={t.common.language}>
      {(control) => (
        <select
          {...control}
          value={value}
          autoComplete="off"
          onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
