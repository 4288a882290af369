public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The pages that a web view has loaded, and the current one.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// The items before the current one, in the order of loading.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }

  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Returns the item at an offset from the current one; negative offsets go back.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// Adds a loaded document after the current item, and removes the items ahead.
  ///
  /// Loading the same URL again does not add an item.
  func follow(_ item: WKBackForwardListItem) {
    let kept = currentItem?.url == item.url ? index : index + 1
    items = items.prefix(max(kept, 0)) + [item]
    index = items.count - 1
  }

  /// Makes an item of the list the current one.
  func go(to item: WKBackForwardListItem) {
    index = items.firstIndex { $0 === item } ?? index
  }
}

/// A page that was loaded.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL of the document after redirects.
  public let url: URL
  /// The requested URL, before redirects.
  public let initialURL: URL
  let request: URLRequest

  init(url: URL, request: URLRequest) {
    self.url = url
    initialURL = request.url ?? url
    self.request = request
    super.init()
  }
}
