import UIKit

// The observable properties of web views, with their Objective-C keys.

extension WKWebView: _ObservableSubclass {}

extension _ObservableSubclass where Self: WKWebView {
  package static var _ownObservables: [_ObservableProperty] {
    [
      _ObservableProperty("estimatedProgress", \Self.estimatedProgress),
      _ObservableProperty("title", \Self.title),
      _ObservableProperty("loading", \Self.isLoading),
      _ObservableProperty("URL", \Self.url),
      _ObservableProperty("canGoBack", \Self.canGoBack),
      _ObservableProperty("canGoForward", \Self.canGoForward),
    ]
  }
}
