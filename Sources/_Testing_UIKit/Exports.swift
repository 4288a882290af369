// Swift Testing looks for this module beside any module named UIKit.
@_exported public import Testing
@_exported public import UIKit
