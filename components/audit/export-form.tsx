'use client';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAddress, type ExportFormat } from '@/lib/client/settings/audit';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button, buttonLook } from '../ui/button';
import { Field } from '../ui/field';
import { TextField } from '../ui/text-field';

/** The latest date whose following day still has a four-digit year. */
const LAST_DAY = '9999-12-30';

/**
 * The browser downloads the file itself, authenticated by the session, because a year of events may
 * be too large to hold in the page.
 */
export function ExportForm() {
  const { audit: messages } = useSettingsMessages();
  const [format, setFormat] = useState<ExportFormat>('ndjson');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const isWrong = first !== '' && last !== '' && last < first;
  const isRange = first !== '' || last !== '';
  return (
    <section aria-label={messages.export.title} className="flex flex-col gap-3 px-4 py-4 lg:px-6">
      <h2 className="font-semibold">{messages.export.title}</h2>
      <p>{messages.export.text}</p>
      <div className="sm:max-w-80">
        <Field label={messages.export.format}>
          {(control) => (
            <select
              {...control}
              value={format}
              onChange={(event) => setFormat(event.target.value === 'csv' ? 'csv' : 'ndjson')}
            >
              <option value="ndjson">{messages.export.formats.ndjson}</option>
              <option value="csv">{messages.export.formats.csv}</option>
            </select>
          )}
        </Field>
      </div>
      <div className="grid max-w-164 grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={messages.export.first}
          type="date"
          max={LAST_DAY}
          value={first}
          onType={setFirst}
        />
        <TextField
          label={messages.export.last}
          error={isWrong ? messages.export.wrong : undefined}
          type="date"
          max={LAST_DAY}
          value={last}
          onType={setLast}
        />
      </div>
      <p className="-mt-2 text-meta text-ink-2">{messages.export.days}</p>
      {isRange && !isWrong && <p className="text-ink-2">{messages.export.cut}</p>}
      <div>
        {isWrong ? (
          <Button disabled>
            <Download aria-hidden size={16} />
            {messages.export.download}
          </Button>
        ) : (
          <a href={exportAddress(format, first, last)} download className={buttonLook('primary')}>
            <Download aria-hidden size={16} />
            {messages.export.download}
          </a>
        )}
      </div>
    </section>
  );
}
