import UIKitHosting

extension DOMRenderer {
  func setPages(
    _ pages: PagesValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let dots = (0..<pages.count).map { page in
      ElementSpec("i", page == pages.current ? "page-dot current" : "page-dot")
    }
    operations.append(.fill(target.part(.content), dots))
    let number = pages.count == 0 ? 0 : pages.current + 1
    operations.append(.attribute(main, "aria-valuemin", pages.count == 0 ? "0" : "1"))
    operations.append(.attribute(main, "aria-valuemax", String(pages.count)))
    operations.append(.attribute(main, "aria-valuenow", String(number)))
    operations.append(.attribute(main, "aria-valuetext", pages.accessibilityValue))
    operations.append(.toggle(main, className: "pageless", pages.count == 0))
    operations.append(.toggle(main, className: "prominent", pages.isProminent))
    operations.append(.style(main, "--dot", pages.dotColor.map(CSS.color)))
    operations.append(.style(main, "--current-dot", pages.currentDotColor.map(CSS.color)))
  }
}
