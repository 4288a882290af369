// Apple's XCTest exports them on iOS.
@_exported public import Foundation
@_exported public import UIKit
@_exported public import XCUIAutomation
