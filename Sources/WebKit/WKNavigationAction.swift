public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Why a web view is about to show something.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  /// The frame that asks for the navigation.
  public let sourceFrame: WKFrameInfo
  /// The frame that is to show the result; nil for a new window.
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
