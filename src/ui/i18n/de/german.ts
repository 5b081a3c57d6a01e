import { account } from './account.ts'
import { anyPage } from './anyPage.ts'
import { applicant } from './applicant.ts'
import { apply } from './apply.ts'
import { components } from './components.ts'
import { draft } from './draft.ts'
import { languages } from './languages.ts'
import { login } from './login.ts'
import { own } from './own.ts'
import { ownDocuments } from './ownDocuments.ts'
import { ownMore } from './ownMore.ts'
import { ownTimes } from './ownTimes.ts'
import { pay } from './pay.ts'
import { problems } from './problems.ts'
import { publicPages } from './public.ts'
import { record } from './record.ts'
import { seal } from './seal.ts'
import { stopWriting } from './stopWriting.ts'
import { voluntary } from './voluntary.ts'

/** What is said on pages that everybody may open, and what is said wherever one is, in German: one file. */
export default {
  account,
  anyPage,
  applicant,
  apply,
  components,
  draft,
  languages,
  login,
  own,
  ownDocuments,
  ownMore,
  ownTimes,
  pay,
  problems,
  public: publicPages,
  record,
  seal,
  stopWriting,
  voluntary,
}
