public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The cause of a navigation of a web view.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  /// The frame that requests the navigation.
  public let sourceFrame: WKFrameInfo
  /// The frame that will show the result; nil for a new window.
  public let targetFrame: WKFrameInfo?

  init(
    _ request: URLRequest,
    type: WKNavigationType,
    from sourceFrame: WKFrameInfo,
    opensWindow: Bool = false
  ) {
    self.request = request
    navigationType = type
    self.sourceFrame = sourceFrame
    targetFrame = opensWindow ? nil : sourceFrame
    super.init()
  }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow
}
