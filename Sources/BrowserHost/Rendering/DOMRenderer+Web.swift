import UIKitHosting

extension DOMRenderer {
  func setWeb(
    _ web: WebValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let page = web.html.map { _ in
      WebPageAddress(scene: scene, node: target.id, revision: web.revision).path
    }
    operations.append(.attribute(target.part(.panel), "src", page))
    operations.append(
      .attribute(target.main, "data-revision", page.map { _ in String(web.revision) })
    )
    operations.append(.toggle(target.main, className: "unscrolled", !web.isScrollEnabled))
  }
}
