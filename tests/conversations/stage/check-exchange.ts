/** Every request and response of a dialogue against the schemas of Amazon's types, and every document that is drawn against its validator and our list. */
import apl from 'apl-suggester';
import { checkRequest, checkResponse } from '../../lambda/schemas/check-envelope.ts';
import { findUnlisted } from '../../screens/apl/allow-list.ts';

/** By the document's own text: many dialogues draw the same one, and the validator takes its time. */
const known = new Map<string, Promise<readonly string[]>>();

/** The checks are made when they are first used, which keeps the process from anything else for seconds: connections that wait are closed meanwhile. */
export async function makeChecks(): Promise<void> {
  checkRequest({});
  checkResponse({});
  await new apl.StaticAplTemplateValidator().validate({
    type: 'APL',
    version: '1.6',
    mainTemplate: { items: [{ type: 'Text', text: '' }] },
  });
}

/** Throws, in words, where either is none. */
export async function checkExchange(request: unknown, response: unknown): Promise<void> {
  const documents = documentsOf(response);
  const drawn = await Promise.all(documents.map(faultsOfDocument));
  const faults = [...checkRequest(request), ...checkResponse(response), ...drawn.flat()];
  if (faults.length > 0) throw new Error(`not as Amazon's types have it: ${faults.join('; ')}`);
}

function faultsOfDocument(document: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const text = JSON.stringify(document);
  const faults = known.get(text) ?? findFaults(document);
  known.set(text, faults);
  return faults;
}

async function findFaults(document: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const found = await new apl.StaticAplTemplateValidator().validate(
    structuredClone({ ...document }),
  );
  return [...findUnlisted(document), ...found.map((fault) => JSON.stringify(fault))];
}

function documentsOf(response: unknown): readonly Readonly<Record<string, unknown>>[] {
  const { directives } = record(record(response)['response']);
  if (!Array.isArray(directives)) return [];
  return directives
    .map(record)
    .filter(({ type }) => type === 'Alexa.Presentation.APL.RenderDocument')
    .map(({ document }) => record(document));
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
