// As Apple's ImageIO, this one brings the types of Core Graphics with it, which are UIKit's here.
@_exported public import UIKit
