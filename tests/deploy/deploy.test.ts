import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OUTPUT } from '../../deploy/bundle.mjs';
import { PACKAGE, preparePackage } from '../../deploy/prepare.mjs';
import { readEnvironment } from '../../lambda/door/in-lambda/read-environment.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));
const textOf = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()),
});
const templateSchema = z.object({
  Parameters: z.record(
    z.string(),
    z.looseObject({ Default: z.string().optional(), AllowedPattern: z.string().optional() }),
  ),
  Resources: z.record(z.string(), resourceSchema),
  Outputs: z.record(z.string(), z.looseObject({ Value: z.unknown() })),
});
const resourcesSchema = z.object({
  profiles: z.object({
    default: z.object({
      skillMetadata: z.object({ src: z.string() }),
      code: z.record(z.string(), z.object({ src: z.string() })),
      skillInfrastructure: z.object({
        type: z.string(),
        userConfig: z.object({
          runtime: z.string(),
          handler: z.string(),
          templatePath: z.string(),
          cfn: z.object({ parameters: z.record(z.string(), z.string()) }),
          regionalOverrides: z.record(z.string(), z.unknown()),
        }),
      }),
    }),
  }),
});

const template = templateSchema.parse(JSON.parse(textOf('template.json')));
const { skillMetadata, code, skillInfrastructure } = resourcesSchema.parse(
  JSON.parse(textOf('ask-resources.json')),
).profiles.default;
const { userConfig } = skillInfrastructure;

/** What ask-cli's own deployer hands to a template, whatever is in it. */
const GIVEN_BY_ASK = [
  'SkillId',
  'LambdaRuntime',
  'LambdaHandler',
  'CodeBucket',
  'CodeKey',
  'CodeVersion',
];

/** Every `Ref` and `Fn::GetAtt` anywhere in a value. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [String(inner)];
    if (key === 'Fn::GetAtt') return [z.tuple([z.string(), z.string()]).parse(inner)[0]];
    return namesIn(inner);
  });
}

function resource(name: string): z.output<typeof resourceSchema> {
  const found = template.Resources[name];
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

describe('the template', () => {
  it('names only what is in it, and uses every parameter', () => {
    const known = [...Object.keys(template.Parameters), ...Object.keys(template.Resources)];
    const named = namesIn({ ...template.Resources, ...template.Outputs });
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(template.Parameters).filter((name) => !named.includes(name))).toEqual([]);
  });

  it('lets Alexa alone call the function, and only for this skill [REQ-SKILL-DOOR-RIGHTS]', () => {
    const permissions = Object.values(template.Resources).filter(
      ({ Type }) => Type === 'AWS::Lambda::Permission',
    );
    expect(permissions.map(({ Properties }) => Properties)).toEqual([
      {
        Action: 'lambda:InvokeFunction',
        EventSourceToken: { Ref: 'SkillId' },
        FunctionName: { 'Fn::GetAtt': ['SkillFunction', 'Arn'] },
        Principal: 'alexa-appkit.amazon.com',
      },
    ]);
    expect(Object.values(template.Resources).map(({ Type }) => Type)).toEqual([
      'AWS::Logs::LogGroup',
      'AWS::IAM::Role',
      'AWS::Lambda::Function',
      'AWS::Lambda::Permission',
    ]);
  });

  it('lets the function write to its own log and do nothing else [REQ-SKILL-DOOR-RIGHTS]', () => {
    const { Properties } = resource('SkillRole');
    expect(Object.keys(Properties)).toEqual(['AssumeRolePolicyDocument', 'Policies']);
    expect(Properties['Policies']).toEqual([
      {
        PolicyName: 'write-own-log',
        PolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              Resource: { 'Fn::GetAtt': ['SkillLog', 'Arn'] },
            },
          ],
        },
      },
    ]);
    expect(JSON.stringify(template.Resources)).not.toContain('*');
  });

  it('gives the function the environment that it starts with, of parameters that it would take', () => {
    const { Variables } = z
      .object({ Variables: z.record(z.string(), z.object({ Ref: z.string() })) })
      .parse(resource('SkillFunction').Properties['Environment']);
    const values: Readonly<Record<string, string>> = {
      ...userConfig.cfn.parameters,
      SkillId: 'amzn1.ask.skill.11111111-2222-3333-4444-555555555555',
    };
    for (const [name, { AllowedPattern }] of Object.entries(template.Parameters)) {
      const value = values[name];
      if (value !== undefined && AllowedPattern !== undefined) {
        expect(value, name).toMatch(new RegExp(`^(?:${AllowedPattern})$`));
      }
    }
    const environment = Object.fromEntries(
      Object.entries(Variables).map(([name, { Ref }]) => [name, values[Ref]]),
    );
    expect(readEnvironment(environment)).toMatchObject({ shopName: 'Harbor Roasters' });
  });

  it('is over before Alexa gives up, at eight seconds', () => {
    expect(resource('SkillFunction').Properties['Timeout']).toBe(8);
  });
});

describe('what ask-cli is told', () => {
  it('gives every parameter that the template wants, and no other', () => {
    const given = [...GIVEN_BY_ASK, ...Object.keys(userConfig.cfn.parameters)];
    expect([...given].sort()).toEqual(Object.keys(template.Parameters).sort());
    expect(
      Object.keys(userConfig.cfn.parameters).filter((name) => GIVEN_BY_ASK.includes(name)),
    ).toEqual([]);
  });

  it('names files that are there or are made, the same code for each region', () => {
    const pathOf = (path: string): string => relative(DEPLOY, resolve(DEPLOY, path));
    expect(skillInfrastructure.type).toBe('@ask-cli/cfn-deployer');
    expect(existsSync(join(DEPLOY, userConfig.templatePath))).toBe(true);
    expect(pathOf(skillMetadata.src)).toBe(relative(DEPLOY, PACKAGE));
    for (const { src } of Object.values(code)) {
      expect(join(DEPLOY, src)).toBe(resolve(OUTPUT, '..'));
    }
    const regions = Object.keys(code).filter((region) => region !== 'default');
    expect(Object.keys(userConfig.regionalOverrides)).toEqual(regions);
  });

  it('names the handler that the bundle has, in a runtime that the template takes', () => {
    const { Default } = template.Parameters['LambdaHandler'] ?? {};
    expect(userConfig.handler).toBe(Default);
    const [file, name] = userConfig.handler.split('.');
    expect(OUTPUT.endsWith(`/${file ?? ''}.cjs`)).toBe(true);
    // tests/lambda/bundle calls it by this name in a process of its own.
    expect(name).toBe('handler');
    expect(JSON.stringify(template.Parameters['LambdaRuntime'])).toContain(userConfig.runtime);
  });
});

describe('the files of the folder', () => {
  it('hold no secret and name no account [REQ-SKILL-DOOR-RIGHTS]', () => {
    const names = readdirSync(DEPLOY).filter((name) => !name.startsWith('.'));
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const text = textOf(name);
      expect(text, name).not.toMatch(
        /\b(AKIA|ASIA)[A-Z0-9]{12,}|\b\d{12}\b|-----BEGIN|"[A-Za-z0-9+/_-]{40,}"/,
      );
      expect(text, name).not.toMatch(
        /arn:aws|secret"?\s*[:=]|password|amzn1\.ask\.skill\.[0-9a-f]/i,
      );
    }
  });
});

describe('the skill package that is sent', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearback-package-'));
    preparePackage(folder);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds Alexa’s files and none of those that make them, and no endpoint but the function’s to come', () => {
    const names = readdirSync(folder);
    expect(
      names.filter((name) => !['skill.json', 'interactionModels', 'assets'].includes(name)),
    ).toEqual([]);
    const models = readdirSync(join(folder, 'interactionModels', 'custom'));
    expect(models.length).toBeGreaterThan(0);
    expect(models.filter((name) => !/^[a-z]{2}-[A-Z]{2}\.json$/.test(name))).toEqual([]);
    const skill: unknown = JSON.parse(readFileSync(join(folder, 'skill.json'), 'utf8'));
    expect(skill).toMatchObject({ manifest: { apis: { custom: {} } } });
    expect(skill).not.toHaveProperty('manifest.apis.custom.endpoint');
  });
});
