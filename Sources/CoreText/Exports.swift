// The functions of Core Text that exist here are UIKit's, which exports them on iOS as well.
@_exported public import UIKit
