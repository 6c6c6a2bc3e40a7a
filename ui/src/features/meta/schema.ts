/** Our published JSON Schema of `meta.json`, as the form reads it: which fields there are, and of which kind. */
import published from '../../../../docs/schema/meta.schema.json';

/** The part of JSON Schema that the form understands; what it does not is shown as raw JSON. */
export interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  $ref?: string;
}

/** Kinds of fields. */
export type Kind = 'string' | 'number' | 'boolean' | 'strings' | 'objects' | 'object' | 'raw';

const root = published as Schema & { $defs?: Record<string, Schema> };

/** The schema of the whole file. */
export const META: Schema = root;

/** A schema with what it refers to in place of the reference. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const referred = name === undefined ? undefined : root.$defs?.[name];
  return referred ? { ...resolved(referred), ...schema } : schema;
}

/** The schema of the value under `key`. */
export const property = (schema: Schema, key: string): Schema | undefined => {
  const found = resolved(schema).properties?.[key];
  return found && resolved(found);
};

export const itemOf = (schema: Schema): Schema => resolved(resolved(schema).items ?? {});

/** The types a value may have, without null. */
function types(schema: Schema): string[] {
  return [schema.type ?? []].flat().filter((type) => type !== 'null');
}

/** Whether null stands for nothing here. */
export const nullable = (schema: Schema): boolean => [schema.type ?? []].flat().includes('null');

/** Which kind of field a value of this schema has. */
export function kindOf(schema: Schema): Kind {
  const [type, ...others] = types(schema);
  if (others.length > 0) return 'raw';
  if (type === 'string' || type === 'boolean') return type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'object' && schema.properties) return 'object';
  if (type !== 'array') return 'raw';
  const item = kindOf(itemOf(schema));
  if (item === 'string') return 'strings';
  return item === 'object' ? 'objects' : 'raw';
}

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field of `kind` can show `value`; one that cannot gives way to raw JSON. */
export function fits(kind: Kind, value: unknown): boolean {
  if (value === undefined) return kind !== 'raw';
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return typeof value === kind;
  if (kind === 'object') return isObject(value);
  if (!Array.isArray(value)) return false;
  const one =
    kind === 'strings' ? (item: unknown) => typeof item === 'string' && !item.includes('\n') : isObject;
  return kind !== 'raw' && value.every(one);
}

/** What a new value of this schema begins with. */
export function blank(schema: Schema): unknown {
  const kind = kindOf(schema);
  if (kind === 'strings' || kind === 'objects') return [];
  if (kind === 'boolean') return false;
  if (kind === 'number') return 0;
  if (kind !== 'object') return kind === 'string' ? '' : null;
  const required = schema.required ?? [];
  return Object.fromEntries(required.map((key) => [key, blank(property(schema, key) ?? {})]));
}

/** The words a string is likely to be one of. */
export const choices = (schema: Schema): string[] =>
  [...(schema.enum ?? []), ...(schema.examples ?? [])].filter((one) => typeof one === 'string');

/** Every field the schema knows, by its path: `style.qa`, `lore_triggers[].keys`. */
export function paths(schema: Schema = META, before = ''): string[] {
  const { properties } = resolved(schema);
  return Object.keys(properties ?? {}).flatMap((key) => {
    const path = before === '' ? key : `${before}.${key}`;
    const inner = property(schema, key) ?? {};
    if (kindOf(inner) === 'object') return [path, ...paths(inner, path)];
    if (kindOf(inner) === 'objects') return [path, ...paths(itemOf(inner), `${path}[]`)];
    return [path];
  });
}
