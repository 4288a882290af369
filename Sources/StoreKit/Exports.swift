// As on Apple's systems, importing the module also makes the types available that it uses.
@_exported public import UIKit
