import { ERROR_CODES, statusesOf, titleOf } from '@/lib/docs/errors/codes';
import { LOCATION_NAMES } from '@/lib/docs/errors/texts';
import { renderInline } from '@/lib/docs/markdown';

/** Lists every error code with its subject. */
export function CodeList() {
  return (
    <ul className="border-t border-line">
      {[...ERROR_CODES.values()].map((code) => (
        <li
          key={code.code}
          className="mb-0! grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2 sm:grid-cols-[5.5rem_minmax(0,1fr)_7rem]"
        >
          <a
            href={`/docs/errors/${code.code}`}
            className="font-mono text-accent underline underline-offset-2"
          >
            {code.code}
          </a>
          <span>
            {titleOf(code)}
            <span
              className="block text-desk text-ink-2"
              dangerouslySetInnerHTML={{ __html: renderInline(LOCATION_NAMES[code.location]) }}
            />
          </span>
          <span className="text-desk text-ink-2 max-sm:col-start-2 sm:text-right">
            {statusesOf(code).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
