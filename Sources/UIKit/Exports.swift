// As Apple's UIKit, this one brings Foundation with it.
@_exported public import CoreFoundationNames
@_exported public import Foundation
