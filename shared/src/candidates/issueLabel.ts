const issueLabels: Readonly<Record<string, string>> = {
  climate: 'Climate & Environment',
  healthcare: 'Healthcare',
  immigration: 'Immigration',
  economy: 'Economy',
  crime: 'Crime & Safety',
  education: 'Education',
  labor: 'Labor',
  renewables: 'Renewables',
  'small-business': 'Small Business',
  housing: 'Housing',
  manufacturing: 'Manufacturing',
  tourism: 'Tourism',
};

/** The display name of an issue; an id that has none is shown as it is. */
export function issueLabel(id: string): string {
  return (Object.hasOwn(issueLabels, id) ? issueLabels[id] : undefined) ?? id;
}
