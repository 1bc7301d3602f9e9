import { utils } from 'react-docgen';
import type { babelTypes, Handler, NodePath, PropDescriptor } from 'react-docgen';

type Property = NodePath<babelTypes.TSPropertySignature>;

const isProperty = (member: NodePath): member is Property => member.isTSPropertySignature();

const nameOf = (property: Property): string => utils.getPropertyName(property) ?? '';

function referenceOf(type: NodePath) {
  if (!type.isTSTypeReference() && !type.isTSExpressionWithTypeArguments()) return undefined;
  const name = utils.getTypeIdentifier(type);
  if (!name?.isIdentifier()) return undefined;
  const hasParameters = Boolean(type.node.typeParameters);
  return {
    name: name.node.name,
    parameters: hasParameters ? (type.get('typeParameters.params') as NodePath[]) : [],
    declaration: utils.resolveToValue(name),
  };
}

function namesIn(keys: NodePath): string[] {
  if (keys.isTSUnionType()) return keys.get('types').flatMap(namesIn);
  if (keys.isTSTypeOperator()) return propertiesOf(keys.get('typeAnnotation')).map(nameOf);
  if (keys.isTSLiteralType()) {
    const { literal } = keys.node;
    return literal.type === 'StringLiteral' ? [literal.value] : [];
  }
  if (keys.isTSTypeAliasDeclaration()) return namesIn(keys.get('typeAnnotation'));
  const reference = referenceOf(keys);
  return reference ? namesIn(reference.declaration) : [];
}

function propertiesOf(type: NodePath): Property[] {
  if (type.isTSTypeLiteral()) return type.get('members').filter(isProperty);
  if (type.isTSIntersectionType()) return type.get('types').flatMap(propertiesOf);
  if (type.isTSTypeAliasDeclaration()) return propertiesOf(type.get('typeAnnotation'));
  if (type.isTSInterfaceDeclaration()) {
    const parents = type.node.extends ? (type.get('extends') as NodePath[]) : [];
    const own = type.get('body').get('body').filter(isProperty);
    return [...own, ...parents.flatMap(propertiesOf)];
  }
  const reference = referenceOf(type);
  if (!reference) return [];
  const [base, keys] = reference.parameters;
  if (base && keys && /^(?:Omit|Pick)$/.test(reference.name)) {
    const names = new Set(namesIn(keys));
    const isPicked = reference.name === 'Pick';
    return propertiesOf(base).filter((property) => names.has(nameOf(property)) === isPicked);
  }
  return propertiesOf(reference.declaration);
}

const isLiteral = (type: NodePath): boolean => type.isTSLiteralType();

function choicesIn(type: NodePath): NodePath[] {
  if (type.isTSParenthesizedType()) return choicesIn(type.get('typeAnnotation'));
  if (type.isTSUnionType()) return type.get('types').flatMap(choicesIn);
  if (type.isTSUndefinedKeyword()) return [];
  const declaration = referenceOf(type)?.declaration;
  const named = declaration?.isTSTypeAliasDeclaration()
    ? choicesIn(declaration.get('typeAnnotation'))
    : [];
  return named.length > 1 && named.every(isLiteral) ? named : [type];
}

function textOf(type: NodePath): string {
  const text = utils.printValue(type);
  return type.isTSFunctionType() ? `(${text})` : text;
}

/** Describes types without a control, such as unions and functions, in words. */
function describeType(prop: PropDescriptor, type: NodePath): void {
  const choices = choicesIn(type);
  const texts = choices.map(textOf);
  if (choices.length > 1 && choices.every(isLiteral)) {
    const elements = texts.map((value) => ({ name: 'literal' as const, value }));
    prop.tsType = { name: 'union', raw: texts.join(' | '), elements };
  } else if (choices.length === 1 && choices[0]?.isTSFunctionType()) {
    prop.tsType = utils.getTSType(choices[0]);
  } else {
    prop.tsType = { name: texts.join(' | ') };
  }
}

/** Also finds props behind `Omit` and `Pick`, which react-docgen's own handler does not support. */
export const typedProps: Handler = (documentation, component) => {
  for (const property of utils.getTypeFromReactComponent(component).flatMap(propertiesOf)) {
    const prop = documentation.getPropDescriptor(nameOf(property));
    const type = property.get('typeAnnotation');
    if (prop.tsType || !type.isTSTypeAnnotation()) continue;
    prop.required = !property.node.optional;
    describeType(prop, type.get('typeAnnotation'));
    const docblock = utils.docblock.getDocblock(property) ?? '';
    const [description = '', value] = docblock.split(/\s*@default\s+/);
    prop.description = description;
    if (value) prop.defaultValue = { value, computed: false };
  }
};
