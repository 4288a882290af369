public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The addresses that a web view has loaded, and where it is among them.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// What lies behind the current item, the first that was loaded first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }

  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// The item so many steps ahead, or behind where `index` is negative.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// A document was loaded: it follows the current one, and what was ahead is gone.
  ///
  /// The same address anew stays one item.
  func follow(_ item: WKBackForwardListItem) {
    let kept = currentItem?.url == item.url ? index : index + 1
    items = items.prefix(max(kept, 0)) + [item]
    index = items.count - 1
  }

  /// Goes to an item of the list.
  func go(to item: WKBackForwardListItem) {
    index = items.firstIndex { $0 === item } ?? index
  }
}

/// One address that was loaded.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// Where the document was found.
  public let url: URL
  /// What was asked for, before any redirect.
  public let initialURL: URL
  let request: URLRequest

  init(url: URL, request: URLRequest) {
    self.url = url
    initialURL = request.url ?? url
    self.request = request
    super.init()
  }
}
