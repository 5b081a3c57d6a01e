import { Mark } from '../components/status/Mark.tsx'
import css from './Shell.module.css'
import shellCss from './shell.module.css'

/**
 * The shell's places before anything is known of the person: in the document of a staff page until its scripts have come. The
 * heading of a list is always the same and stands there in each language, of which the document shows one.
 */
export const Frame = ({ heading }: { heading?: Record<string, string> }) => (
  <div className={`${shellCss.shell} frame`} data-open aria-hidden="true">
    <div className="frame-side">
      <Mark size={26} />
    </div>
    <div className={css.main}>
      <div className={shellCss.bar} />
      <div className={shellCss.sheet}>
        {heading && (
          <div className="ph">
            {Object.entries(heading).map(([language, text]) => (
              <span key={language} lang={language} className="frame-title">
                {text}
              </span>
            ))}
          </div>
        )}
        <div className="pending">
          {!heading && <span className="sk" style={{ width: 220, height: 18 }} />}
          <span className="sk" style={{ width: 340 }} />
          <span className="sk" style={{ width: '60%' }} />
        </div>
      </div>
    </div>
  </div>
)
