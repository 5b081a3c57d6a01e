// Names as they really lie: few are common, most are rare, in several scripts. Sample data, nobody's.

/** The first ones are borne by many. */
export const givenNames = [
  ...['Maria', 'Anna', 'David', 'Michael', 'Sarah', 'Daniel', 'Laura', 'Thomas', 'Emma', 'James', 'Sofia', 'Peter', 'Julia', 'Martin', 'Lucas', 'Elena'],
  ...['José', 'Zoë', 'Jürgen', 'Łukasz', 'Siobhán', 'Ngọc', 'Ayşe', 'Bjørn', 'Þóra', 'Chloé', 'Iñaki', 'Dušan', 'Åsa', 'Mihály', 'Aïcha', 'Ēriks'],
  ...['Олена', 'Дмитрий', 'Светлана', 'Γιώργος', 'Ελένη', 'علي', 'فاطمة', 'נועה', 'अमित', 'प्रिया', '伟', '芳', '秀英', '翔太', '陽菜', '지훈', 'ก้อง'],
  ...['Olga', 'Priya', 'Wei', 'Kofi', 'Amara', 'Tariq', 'Leila', 'Hiroshi', 'Yuki', 'Min-jun', 'Fatima', 'Ibrahim', 'Ingrid', 'Pavel', 'Noor', 'Quentin'],
]
export const surNames = [
  ...['Smith', 'Garcia', 'Müller', 'Nguyen', 'Kim', 'Silva', 'Kowalski', 'Ivanov', 'Singh', 'Chen', 'Jones', 'Brown', 'Rossi', 'Novak', 'Martin', 'Lee'],
  ...['Hernández', "O'Neill", 'Søndergaard', 'Żółkiewski', 'Şahin', 'Kovács', 'Đặng', 'Öztürk', 'Ó Briain', 'Lindström', 'Čapek', 'García Márquez'],
  ...['Шевченко', 'Кузнецов', 'Петрова', 'Παπαδόπουλος', 'الحسن', 'כהן', 'शर्मा', '王', '李', '张', '佐藤', '鈴木', '김', '박', 'สุขใจ', 'Mukherjee'],
  ...['van der Berg', 'Haddad', 'Okafor', 'Tanaka', 'Fischer', 'Weber', 'Dubois', 'Moreau', 'Costa', 'Andersson', 'Popescu', 'Horvat', 'Nowak', 'Abebe'],
]
/** What rare surnames are put together from. */
export const syllables = [
  'ba',
  'chi',
  'dor',
  'el',
  'fi',
  'gan',
  'hu',
  'is',
  'jo',
  'ka',
  'lin',
  'mo',
  'nar',
  'os',
  'pe',
  'qui',
  'ra',
  'sta',
  'tu',
  'vel',
  'wy',
  'xa',
  'yo',
  'zen',
]

/** Parts of a curriculum vitae, some 350 letters each; four make one. */
export const paragraphs = Array.from({ length: 48 }, (_, n) => {
  const pick = (of: readonly string[], at: number) => of[(n * 7 + at * 11) % of.length]
  const roles = ['nurse', 'electrician', 'payroll officer', 'software engineer', 'site manager', 'teacher', 'welder', 'accountant', 'data analyst', 'chef']
  const places = ['a regional hospital', 'a family company', 'a city council', 'a shipping line', 'a public school', 'a bank', 'a start-up', 'a mine']
  const skills = [
    'PostgreSQL',
    'wound care',
    'AutoCAD',
    'bookkeeping',
    'Python',
    'rostering',
    'TIG welding',
    'negotiation',
    'first aid',
    'Kubernetes',
    'phonics',
  ]
  const verbs = ['Led', 'Rebuilt', 'Planned', 'Looked after', 'Introduced', 'Taught']
  return `${pick(verbs, 1)} the work of ${(n % 9) + 2} people as ${pick(roles, 2)} at ${pick(places, 3)} for ${(n % 7) + 1} years. ${pick(verbs, 4)} what was needed for ${pick(skills, 5)} and ${pick(skills, 6)}, within budget and in time. Before that ${pick(roles, 7)} at ${pick(places, 8)}, mostly with ${pick(skills, 9)}; holds a licence, a certificate in ${pick(skills, 10)} and two references. Speaks two languages. `
})
