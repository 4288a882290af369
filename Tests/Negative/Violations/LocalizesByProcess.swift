// plant: UI
// check: lint-state
// expect: swift:6: .*got `NSLocalizedString`
import Foundation

let title = NSLocalizedString("Contacts", comment: "")
