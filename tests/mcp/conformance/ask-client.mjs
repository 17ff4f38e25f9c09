/** What the suite starts as "the client": it asks the client that the test has running already, so that nothing is loaded once more for each scenario. */
const [, , port, serverUrl] = process.argv;
const answer = await fetch(`http://127.0.0.1:${port}/`, {
  method: 'POST',
  body: JSON.stringify({
    serverUrl,
    scenario: process.env['MCP_CONFORMANCE_SCENARIO'],
    context: JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}'),
  }),
});
const text = await answer.text();
if (text !== '') console.error(text);
process.exitCode = answer.ok ? 0 : 1;
