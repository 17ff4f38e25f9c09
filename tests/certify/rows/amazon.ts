/** What only Amazon's own tools and people can show: reference 1.9, 1.10, 2.8. Each row says what could be had here. */
import { met, type Row, type Section } from '../row.ts';
import { isThere, readText } from '../world/repository.ts';
import { post } from '../world/speak-mcp.ts';
import { checkManifest } from '../../../addon-package/check/index.ts';

const manifestRow = (id: string, requirement: string, source: string, needs: string): Row => ({
  id,
  requirement,
  source,
  how: 'checks the package that would be handed in',
  needs: 'package',
  check: () => {
    met(
      checkManifest(JSON.parse(readText('addon-package/addon.json'))).outcome === 'fine',
      'addon.json is not in order',
    );
    return 'the package is in order';
  },
  standing: { kind: 'amazon', needs },
});

export const AMAZON: Section = {
  title: 'Amazon’s own tools and people',
  rows: [
    manifestRow(
      'deploy',
      'alexa-ai deploy validates the package and reads tools, resources and metadata',
      '1.9 [A][N1]',
      'alexa-ai is given to selected partners.',
    ),
    manifestRow(
      'cloud-test',
      'alexa-ai test runs the golden suite',
      '1.9 [N1]',
      'alexa-ai is given to selected partners.',
    ),
    manifestRow(
      'submit',
      'alexa-ai submit: certification',
      '1.9, 1.10 [N1]',
      'alexa-ai is given to selected partners.',
    ),
    {
      id: 'local-inspector',
      requirement:
        'The Local Inspector: its handshake (2025-06-18), the resource before the first call, both sizes and themes',
      source: '1.10 [A][N1,N2,N12]',
      how: 'shakes hands as it does',
      needs: 'door',
      check: async (world) => {
        const token = await world.personToken('one');
        const params = {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 'inspector', version: '1' },
        };
        const { status, text } = await post(
          world,
          { jsonrpc: '2.0', id: 1, method: 'initialize', params },
          { token },
        );
        met(status === 200 && text.includes('"2025-06-18"'), text.slice(0, 120));
        return 'its handshake is answered';
      },
      standing: {
        kind: 'amazon',
        needs: '@alexa-ai/addon-local-inspector is in a private registry.',
      },
    },
    {
      id: 'mcp-inspector',
      requirement:
        'What the public MCP Inspector is used for, by a client that is not ours: initialize, list, calls that go through and that are refused, repeats',
      source: '1.10 [N1,N6]',
      how: 'runs the whole job with the official client; that the Inspector itself does it too is shown by the deep tests and counts for nothing here',
      needs: 'package',
      check: {
        file: 'tests/mcp/clients/clients.test.ts',
        title: 'the official client, first line',
      },
    },
    {
      id: 'conformance',
      requirement: 'The official conformance suite: all that applies to a server of tools',
      source: 'issue 9; protocols 1',
      how: 'runs it against the door as it ships',
      needs: 'package',
      check: { file: 'tests/mcp/conformance/product.test.ts', title: '' },
    },
    {
      id: 'conformance-fixtures',
      requirement: 'The whole active suite, 40 of 40, on fixtures behind the same door',
      source: 'issue 9; protocols 1',
      how: 'runs it',
      needs: 'package',
      check: { file: 'tests/mcp/conformance/fixtures.test.ts', title: '' },
    },
    {
      id: 'conformance-client',
      requirement: 'Its scenarios of authorization, all 22, on the simulator’s client',
      source: 'issue 9; protocols 1',
      how: 'runs them',
      needs: 'package',
      check: { file: 'tests/mcp/conformance/client.test.ts', title: '22 of 22' },
    },
    {
      id: 'web-simulator',
      requirement: 'The web simulator and a device: routing by voice, isolation and global mode',
      source: '1.10 [N1]',
      how: 'looks that our own simulator is there',
      needs: 'package',
      check: () => {
        met(isThere('simulator/page') && isThere('simulator/alexa-cloud'), 'it is not');
        return 'our simulator is a stand-in and says so';
      },
      standing: { kind: 'amazon', needs: 'It needs a deployed add-on.' },
    },
    {
      id: 'assistive',
      requirement: 'VoiceView, magnifier, colour correction and inversion, captions',
      source: '2.8 [N1,N12]',
      how: 'runs the widget’s test without a pointer',
      needs: 'package',
      check: { file: 'tests/screens/widget/widget.test.ts', title: 'works by keyboard alone' },
      standing: { kind: 'amazon', needs: 'They run on Echo devices alone.' },
    },
    {
      id: 'usability',
      requirement: 'A usability study with 8 to 12 people, satisfaction 4.3 or better',
      source: '1.10 [N1]',
      how: 'looks that what they would use starts',
      needs: 'door',
      check: async (world) => {
        const { status } = await world.ask('/healthz');
        met(status === 200, 'it does not');
        return 'it serves';
      },
      standing: { kind: 'amazon', needs: 'People are needed; none was asked.' },
    },
  ],
};
