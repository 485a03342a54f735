import { CodeList } from '../code-list';

export default function UnknownCodePage() {
  return (
    <>
      <h1>There is no such code</h1>
      <p>
        The service answers none but these. A code has six characters, as in the field event_code of
        an error.
      </p>
      <CodeList />
    </>
  );
}
