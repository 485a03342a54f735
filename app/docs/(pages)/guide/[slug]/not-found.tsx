export default function UnknownGuidePage() {
  return (
    <>
      <h1>There is no such guide</h1>
      <p>
        The guides are listed beside this page, and <a href="/docs/guide">on one page</a>.
      </p>
    </>
  );
}
