'use client';
import type { DeliveryDetail } from '@/lib/client/settings/webhooks';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useCauseText } from '../use-cause-text';
import { useTranslation } from '../translation';

type Try = DeliveryDetail['tries'][number];

/** All attempts with their responses, newest first. */
export function Tries({ delivery }: { delivery: DeliveryDetail }) {
  const { webhooks: messages } = useSettingsMessages();
  const { columns } = messages.delivery;
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-medium">{messages.delivery.tries}</h3>
      {delivery.tries.length === 0 ? (
        <p className="text-ink-2">{messages.delivery.noTry}</p>
      ) : (
        <table aria-label={messages.delivery.tries} className="w-full table-fixed border-collapse">
          <thead>
            <tr className="border-b border-line text-left text-meta text-ink-2">
              <th scope="col" className="w-17 py-1.5 pr-3 text-right font-medium">
                {columns.number}
              </th>
              <th scope="col" className="py-1.5 pr-3 font-medium">
                {columns.time}
              </th>
              <th scope="col" className="w-20 py-1.5 pr-3 text-right font-medium">
                {columns.took}
              </th>
              <th scope="col" className="w-20 py-1.5 text-right font-medium">
                {columns.answer}
              </th>
            </tr>
          </thead>
          {delivery.tries.toReversed().map((one, at) => (
            <TryRows
              key={one.number}
              one={one}
              isRunning={
                at === 0 && delivery.status === 'pending' && delivery.next_try_time === null
              }
            />
          ))}
        </table>
      )}
    </div>
  );
}

function TryRows({ one, isRunning }: { one: Try; isRunning: boolean }) {
  const { formats } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const unfinished = isRunning ? messages.delivery.running : messages.delivery.cutOff;
  const causeText = useCauseText();
  const answerText = one.error === null ? one.answer_body : causeText(one.error_cause, one.error);
  return (
    <tbody>
      <tr className={`align-top ${answerText ? '' : 'border-b border-line'}`}>
        <td className="py-1.5 pr-3 text-right">{formats.count(one.number)}</td>
        <td className="py-1.5 pr-3 break-words">{formats.moment(one.start_time)}</td>
        <td className="py-1.5 pr-3 text-right">
          {one.duration_ms === null
            ? unfinished
            : fill(messages.delivery.ms, { count: formats.count(one.duration_ms) })}
        </td>
        <td className="py-1.5 text-right font-medium">
          {one.answer_status ?? messages.log.noAnswer}
        </td>
      </tr>
      {answerText && (
        <tr className="border-b border-line">
          <td colSpan={4} className="pb-2">
            <pre className="max-h-40 overflow-y-auto rounded-md bg-sunken p-2 font-mono text-meta break-all whitespace-pre-wrap">
              {answerText}
            </pre>
          </td>
        </tr>
      )}
    </tbody>
  );
}
