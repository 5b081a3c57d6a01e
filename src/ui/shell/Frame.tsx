import { Mark } from '../components/status/Mark.tsx'
import css from './Shell.module.css'
import shellCss from './shell.module.css'

/** The shell's places before anything is known of the person or the page: in the document of a staff page until its scripts have come. */
export const Frame = () => (
  <div className={`${shellCss.shell} frame`} data-open aria-hidden="true">
    <div className="frame-side">
      <Mark size={26} />
    </div>
    <div className={css.main}>
      <div className={shellCss.bar} />
      <div className={shellCss.sheet}>
        <div className="pending">
          <span className="sk" style={{ width: 220, height: 18 }} />
          <span className="sk" style={{ width: 340 }} />
          <span className="sk" style={{ width: '60%' }} />
        </div>
      </div>
    </div>
  </div>
)
