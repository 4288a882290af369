// Apple's module exports them too.
@_exported public import Foundation
@_exported public import UIKit
