// As on Apple's systems, where Foundation's types are in messages.
@_exported public import Foundation
