// As on Apple's systems, importing the module also makes Foundation's types available.
@_exported public import Foundation
