// plant: Presentation
// check: lint-imports
// expect: PresenterImportsUIKitElsewhere\.swift:5: .*got import UIKit
#if os(iOS)
import UIKit
#endif
