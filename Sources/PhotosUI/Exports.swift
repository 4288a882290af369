// As Apple's PhotosUI, this one brings UIKit with it.
@_exported public import UIKit
