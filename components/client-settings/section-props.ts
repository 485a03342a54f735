import type { ClientSettings } from '@/lib/client/settings/client-settings';
import type { SettingsText } from './form';

export interface SectionProps {
  readonly settings: ClientSettings;
  readonly text: SettingsText;
  readonly wrong: ReadonlySet<keyof SettingsText>;
  /** The service's errors, by field. */
  readonly errors: Readonly<Record<string, string>>;
  onChange(change: Partial<SettingsText>): void;
}
