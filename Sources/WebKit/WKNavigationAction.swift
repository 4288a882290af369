public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Why a web view is about to show something.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType

  init(_ request: URLRequest, type: WKNavigationType) {
    self.request = request
    navigationType = type
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
