// plant: Presentation
// check: lint-state
// expect: swift:6: .*got `Locale\.current`[\s\S]*swift:8: .*got `TimeZone\.current`[\s\S]*swift:11: .*autoupdatingCurrent
import Foundation

let language = Locale.current.identifier

let zone = TimeZone.current

func style() -> Date.FormatStyle {
  Date.FormatStyle(locale: .autoupdatingCurrent)
}
