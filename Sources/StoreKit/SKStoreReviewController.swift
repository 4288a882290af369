import Foundation
public import UIKit

/// Asks the user to rate the app in the App Store.
///
/// There is no App Store here: requests write a line on standard error, and nothing is shown. Apple's
/// too shows nothing most of the time.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {
    FileHandle.standardError.write(Data("A review in the App Store was requested.\n".utf8))
  }

  open class func requestReview(in windowScene: UIWindowScene) {
    requestReview()
  }
}
